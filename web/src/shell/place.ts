/** Which screen an address shows. */
export type Place =
  | { screen: "start"; game: string | null }
  | { screen: "new"; game: string | null }
  | { screen: "me" }
  | { screen: "table"; table: string }
  | { screen: "replay"; table: string }
  | { screen: "review"; table: string; moment: number | null; trying: boolean }
  | { screen: "rules"; game: string; paragraph: string | null }
  | { screen: "example"; game: string; example: string }
  | { screen: "learn"; game: string }
  | { screen: "practice"; game: string }
  | { screen: "puzzle"; game: string }
  | { screen: "ranking"; game: string; date: string | null };

/** The screen of an address. */
export function placeOf(address: URL): Place {
  const [, first, second, third, fourth] = address.pathname.split("/");
  const query = address.searchParams;
  if (first === "tables" && second) return { screen: "table", table: second };
  if (first === "replays" && second) return { screen: "replay", table: second };
  if (first === "reviews" && second) return { screen: "review", table: second, moment: query.has("moment") ? Number(query.get("moment")) : null, trying: query.has("try") };
  if (first === "rules" && second && third === "examples" && fourth) return { screen: "example", game: second, example: fourth };
  if (first === "rules" && second) return { screen: "rules", game: second, paragraph: query.get("paragraph") };
  if (first === "me") return { screen: "me" };
  if ((first === "learn" || first === "practice") && second) return { screen: first, game: second };
  if (first === "today" && second) return third === "ranking" ? { screen: "ranking", game: second, date: query.get("date") } : { screen: "puzzle", game: second };
  if (query.has("new")) return { screen: "new", game: query.get("new") || null };
  return { screen: "start", game: query.get("game") };
}
