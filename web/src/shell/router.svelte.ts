/** Where we are: the address decides which screen is shown. */
import { placeOf, type Place } from "./place";

export type { Place };

class Router {
  place = $state.raw<Place>(placeOf(new URL(location.href)));

  constructor() {
    addEventListener("popstate", () => (this.place = placeOf(new URL(location.href))));
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.place = placeOf(new URL(location.href));
    if (!replace) scrollTo(0, 0);
  }
}

export const router = new Router();

/** Links inside the page change the screen without loading it again. */
export function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.download || link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  router.go(link.pathname + link.search);
}
