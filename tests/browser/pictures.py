"""Approved pictures: what a screen shows now is compared with what somebody has looked at and found good.

APPROVE=1 writes them anew. They are kept at half their size and compared at a quarter, where another way of smoothing
letters is not to be seen, but a button that moved or a colour that changed is.
"""

from __future__ import annotations

import io
import os
import shutil
from pathlib import Path

from PIL import Image, ImageChops

APPROVED = Path(__file__).parent / "approved"
CHANGED = Path(__file__).parent / "changed"  # what differs, for whoever looks; never committed
APPROVING = os.environ.get("APPROVE") == "1"
FAR = 32  # of 255, by which a channel of a dot differs
SHARE = 0.0005  # of all dots that may


def different(approved: Image.Image, now: Image.Image) -> Image.Image:
    """The dots that differ, white on black, at a quarter of the size of what is seen now."""
    size = (now.width // 4, now.height // 4)
    small = [one.convert("RGB").resize(size, Image.Resampling.BOX) for one in (approved, now)]
    red, green, blue = ImageChops.difference(*small).split()
    return ImageChops.lighter(ImageChops.lighter(red, green), blue).point(lambda far: 255 if far > FAR else 0)


def share(difference: Image.Image) -> float:
    """How many of all dots differ."""
    return difference.histogram()[255] / (difference.width * difference.height)


def compare(name: str, screenshot: bytes) -> str:
    """What is wrong with a screenshot; nothing if it is as approved, or is approved now."""
    now = Image.open(io.BytesIO(screenshot)).convert("RGB")
    path = APPROVED / f"{name}.webp"
    half = now.resize((now.width // 2, now.height // 2), Image.Resampling.BOX)
    if APPROVING:
        if not path.exists() or Image.open(path).size != half.size or share(different(Image.open(path), now)) > SHARE:
            half.save(path, quality=70, method=6)
        return ""
    if not path.exists():
        return f"{name}: nothing is approved"
    approved = Image.open(path)
    difference = different(approved, now)
    if approved.size == half.size and share(difference) <= SHARE:
        return ""
    CHANGED.mkdir(exist_ok=True)
    shutil.copy(path, CHANGED / f"{name}-approved.webp")
    now.save(CHANGED / f"{name}-now.png")
    difference.save(CHANGED / f"{name}-difference.png")
    return f"{name}: {share(difference):.2%} of all dots differ"
