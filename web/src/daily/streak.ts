/** How many days in a row, up to today or yesterday. */
export function streakOf(days: readonly string[], today: string): number {
  const before = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
  let day = days.includes(today) ? today : before(today);
  let length = 0;
  for (; days.includes(day); day = before(day)) length++;
  return length;
}
