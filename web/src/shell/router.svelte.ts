/** Where we are: the address decides which screen is shown. */
export type Place =
  | { screen: "start"; game: string | null }
  | { screen: "new"; game: string | null }
  | { screen: "table"; table: string }
  | { screen: "replay"; table: string; moment: number | null }
  | { screen: "rules"; game: string; paragraph: string | null };

/** The screen of an address. */
export function placeOf(address: URL): Place {
  const [, first, second] = address.pathname.split("/");
  const query = address.searchParams;
  if (first === "tables" && second) return { screen: "table", table: second };
  if (first === "replays" && second) {
    const moment = query.get("moment");
    return { screen: "replay", table: second, moment: moment === null ? null : Number(moment) };
  }
  if (first === "rules" && second) return { screen: "rules", game: second, paragraph: query.get("paragraph") };
  if (query.has("new")) return { screen: "new", game: query.get("new") || null };
  return { screen: "start", game: query.get("game") };
}

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
