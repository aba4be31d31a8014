/** What can be wished for in the settings. */
export const THEMES = ["auto", "light", "dark", "contrast"] as const;
export const MOTIONS = ["auto", "off", "fast", "normal"] as const;

/** How much moves: as the player wishes, and only without a wish as the system does. */
export function motionOf(wish: (typeof MOTIONS)[number], still: boolean): "off" | "fast" | "normal" {
  return wish !== "auto" ? wish : still ? "off" : "normal";
}
