/** Which screen an address shows. */
export type Place =
  | { screen: "start"; game: string | null }
  | { screen: "new"; game: string | null }
  | { screen: "table"; table: string }
  | { screen: "replay"; table: string }
  | { screen: "rules"; game: string; paragraph: string | null };

/** The screen of an address. */
export function placeOf(address: URL): Place {
  const [, first, second] = address.pathname.split("/");
  const query = address.searchParams;
  if (first === "tables" && second) return { screen: "table", table: second };
  if (first === "replays" && second) return { screen: "replay", table: second };
  if (first === "rules" && second) return { screen: "rules", game: second, paragraph: query.get("paragraph") };
  if (query.has("new")) return { screen: "new", game: query.get("new") || null };
  return { screen: "start", game: query.get("game") };
}
