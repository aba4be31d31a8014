"""What a screen reader says: a page from top to bottom, what has the focus, and live regions in their order."""

from __future__ import annotations

import re

from playwright.sync_api import Page

# A live region speaks when something in it changes, not when it comes with its words in it, unless it is an alert.
LISTEN = """(() => {
    window.spoken = [];
    const LIVE = ':is([aria-live], [role=status], [role=alert], [role=log]):not([aria-live=off])';
    const heard = (node) => {
        if (node.nodeType === 3) return node.textContent;
        if (node.nodeType !== 1 || node.ariaHidden === 'true' || !node.checkVisibility()) return '';
        if (node.ariaLabel && node.matches('svg, [role=img], button')) return ` ${node.ariaLabel} `;
        if (node.matches('details:not([open])')) return heard(node.querySelector('summary'));
        const apart = /^(block|grid|flex|list-item|table)/.test(getComputedStyle(node).display) ? ' ' : '';
        return apart + [...node.childNodes].map(heard).join('') + apart;
    };
    const say = (node) => {
        const from = (node.nodeType === 3 ? node.parentElement : node).closest('.at-table') ? 'table' : 'page';
        const clean = heard(node).replace(/\\s+/g, ' ').trim();
        if (clean) window.spoken.push([from, clean]);
    };
    new MutationObserver((changes) => {
        const said = new Set();
        for (const { target, addedNodes, type } of changes) {
            const from = target.nodeType === 3 ? target.parentElement : target;
            const region = from?.closest?.(LIVE);
            const whole = region && (region.matches('[role=status], [role=alert]') || region.ariaAtomic === 'true');
            if (whole && document.contains(region)) said.add(region);
            else if (region && type === 'characterData') said.add(target);
            else if (region) for (const node of addedNodes) if (document.contains(node)) said.add(node);
            for (const node of addedNodes) if (node.matches?.('[role=alert]')) said.add(node);
        }
        const inner = (node) => [...said].some((other) => other !== node && other.contains(node));
        [...said].filter((node) => document.contains(node) && !inner(node)).forEach(say);
    }).observe(document, { subtree: true, childList: true, characterData: true });
})()"""


class Listener:
    """Somebody who hears a page and does not see it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.lines: list[str] = []
        page.add_init_script(LISTEN)

    def part(self, title: str) -> None:
        """Begin another part of the transcript."""
        self.lines += ["", f"## {title}", ""]

    def read(self, where: str = "body") -> None:
        """Read a part of the page from top to bottom."""
        read = self.page.locator(where).aria_snapshot().splitlines()
        self.lines += [line for line in read if "/url:" not in line]

    def press(self, key: str) -> None:
        """Press a key; hear what has the focus then."""
        self.page.keyboard.press(key)
        self.lines.append(f"[{key}]")

    def hear(self) -> None:
        """What was said since, and what has the focus."""
        self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        focus = self.page.locator(":focus")
        if focus.count() and focus.evaluate("(one) => one !== document.body"):
            self.lines.append(f"focus: {focus.aria_snapshot().splitlines()[0].removeprefix('- ')}")
        heard = self.page.evaluate("window.spoken.splice(0)")
        # What is told of the game may come in one message or in several; and the coach speaks at the same time.
        for part in ("table", "page"):
            said = [sentence for where, text in heard if where == part for sentence in re.split(r"(?<=[.!?…]) ", text)]
            self.lines += [f"said: {text}" for text, before in zip(said, ["", *said], strict=False) if text != before]
