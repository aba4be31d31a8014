/** A strip that can be paged is a stop of the keyboard as long as there is something to page. */
export function pageable(strip: HTMLElement): () => void {
  const look = () => {
    const pages = strip.scrollWidth > strip.clientWidth + 1 && getComputedStyle(strip).overflowX !== "visible";
    if (pages) strip.tabIndex = 0;
    else strip.removeAttribute("tabindex");
  };
  const watch = new ResizeObserver(look);
  watch.observe(strip);
  look();
  return () => watch.disconnect();
}
