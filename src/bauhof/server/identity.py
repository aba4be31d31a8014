"""Who somebody is: a guest's token in a cookie, of which the server keeps only a hash."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets

COOKIE = "bauhof"
YEAR = 365 * 24 * 3600
CODE_SIGNS = "ABCDEFGHJKMNPQRSTUVWXYZ"  # without those that look like others
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


def new_token() -> str:
    """A token of 256 bits that nobody can guess."""
    return secrets.token_urlsafe(32)


def new_table_id() -> str:
    """The name of a table, 128 bits: who knows it may come, so it is a private link."""
    return secrets.token_urlsafe(16)


def new_code() -> str:
    """A code that can be said aloud, by which a table is found before its game begins."""
    return "".join(secrets.choice(CODE_SIGNS) for _ in range(6))


def sealed(token: str, secret: str) -> str:
    """A token that only the secret of a personal link opens; every secret seals once."""
    return _padded(token.encode(), secret).hex()


def unsealed(seal: str, secret: str) -> str:
    """The token in a seal."""
    return _padded(bytes.fromhex(seal), secret).decode("latin-1")


def _padded(data: bytes, secret: str) -> bytes:
    pad = hmac.digest(secret.encode(), b"bauhof personal link", "sha512")  # longer than a token
    return bytes(sign ^ key for sign, key in zip(data, pad, strict=False))


def hashed(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def is_token(text: str) -> bool:
    """Whether a cookie can be a token of ours."""
    return TOKEN.fullmatch(text) is not None


def tag(table: str) -> str:
    """What logs call a table, whose name is a secret."""
    return hashlib.sha256(table.encode()).hexdigest()[:10]
