"""Approved pictures: what a screen shows now is compared with what somebody has looked at and found good.

APPROVE=1 writes them anew. They are kept at half their size and compared at a quarter, where another way of smoothing
letters is not to be seen, but a button that moved or a colour that changed is.
"""

from __future__ import annotations

import io
import os
from pathlib import Path

from PIL import Image, ImageChops, ImageFilter

APPROVED = Path(__file__).parent / "approved"
CHANGED = Path(__file__).parent / "changed"  # what differs, for whoever looks; never committed
APPROVING = os.environ.get("APPROVE") == "1"
FAR = 20  # of 255, by which a channel of a dot differs
MOST = 40  # dots that may, at a quarter of the size: a small button that moves by a quarter of itself is more


def approved(name: str) -> Image.Image | None:
    """The approved picture of a moment, at half its size."""
    path = APPROVED / f"{name}.webp"
    return Image.open(io.BytesIO(path.read_bytes())).convert("RGB") if path.exists() else None


def softened(picture: Image.Image, size: tuple[int, int]) -> Image.Image:
    """A picture at this size, every dot mixed with those around it: the windows of a skyline are finer than a dot."""
    return picture.resize(size, Image.Resampling.BOX).filter(ImageFilter.BoxBlur(1))


def different(before: Image.Image, now: Image.Image) -> Image.Image:
    """The dots that differ, white on black, at a quarter of the size of what is seen now.

    A dot that is as it was, but one screen dot further in any direction, does not.
    """
    size = (now.width // 4, now.height // 4)
    small = softened(before, size)
    least = Image.new("L", size, 255)
    for right in (-1, 0, 1):
        for down in (-1, 0, 1):
            shifted = softened(ImageChops.offset(now, right, down), size)
            red, green, blue = ImageChops.difference(small, shifted).split()
            least = ImageChops.darker(least, ImageChops.lighter(ImageChops.lighter(red, green), blue))
    return least.point(lambda far: 255 if far > FAR else 0)


def dots(difference: Image.Image) -> int:
    """How many dots differ."""
    return difference.histogram()[255]


def compare(name: str, screenshot: bytes) -> str:
    """What is wrong with a screenshot; nothing if it is as approved, or is approved now."""
    now = Image.open(io.BytesIO(screenshot)).convert("RGB")
    now = now.crop((0, 0, now.width // 4 * 4, now.height // 4 * 4))
    half = now.resize((now.width // 2, now.height // 2), Image.Resampling.BOX)
    before = approved(name)
    if before is not None and before.size == half.size and dots(different(before, now)) <= MOST:
        return ""
    if APPROVING:
        half.save(APPROVED / f"{name}.webp", quality=70, method=6)
        return ""
    if before is None:
        return f"{name}: nothing is approved"
    difference = different(before, now)
    CHANGED.mkdir(exist_ok=True)
    before.save(CHANGED / f"{name}-approved.png")
    now.save(CHANGED / f"{name}-now.png")
    difference.save(CHANGED / f"{name}-difference.png")
    return f"{name}: {dots(difference)} dots differ"
