/** The tab: its title and icon say whose turn it is, and a notice comes when nobody looks. */
const PLAIN = "/icon.svg";
const DOT =
  "data:image/svg+xml," +
  encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#f4ecdc"/><path d="M4 27V15h7v12z" fill="#c4513a"/><path d="M12 27V6h8v21z" fill="#35506b"/><path d="M21 27V12h7v15z" fill="#4f8a4c"/><path d="M2 27h28v2H2z" fill="#2a2620"/><circle cx="23" cy="9" r="8" fill="#d6432f" stroke="#fff" stroke-width="2"/></svg>`,
  );

/** Show in the tab whose turn it is. */
export function showTab(title: string, mine: boolean): void {
  document.title = title;
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const wanted = mine ? DOT : PLAIN;
  if (icon && icon.getAttribute("href") !== wanted) icon.href = wanted;
}

export function resetTab(): void {
  showTab("Bauhof", false);
}

/** Ask whether notices may be shown; only after a click. */
export async function allowNotices(): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  return (await Notification.requestPermission()) === "granted";
}

/** A notice of the system, if the page is not in sight and notices are allowed. */
export function notice(text: string): void {
  if (document.visibilityState === "visible" || typeof Notification === "undefined") return;
  if (Notification.permission !== "granted") return;
  try {
    const shown = new Notification("Bauhof", { body: text, icon: PLAIN, tag: "bauhof" });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // phones show notices from a service worker only
  }
}
