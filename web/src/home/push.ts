/** Notices with the page closed: this browser tells the server where it takes them. */
import type { Me, Subscription } from "../protocol";
import { api } from "../shell/api";
import { settings } from "../shell/settings.svelte";

const there = () => "serviceWorker" in navigator && "PushManager" in window;

function described(found: PushSubscription): Subscription {
  const keys = found.toJSON().keys ?? {};
  return { endpoint: found.endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "", language: settings.language };
}

/** Begin; where browser or server cannot, notices come only while a page is open. */
export async function subscribe(): Promise<boolean> {
  if (!there()) return false;
  try {
    const me: Me = await api.me(settings.language);
    if (!me.push) return false;
    const worker = await navigator.serviceWorker.register("/sw.js");
    const found = (await worker.pushManager.getSubscription()) ?? (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: me.push }));
    await api.push(described(found), settings.language);
    return true;
  } catch {
    return false; // the push service of this browser cannot be reached
  }
}

/** End. */
export async function unsubscribe(): Promise<void> {
  if (!there()) return;
  const found = await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();
  if (!found) return;
  await api.unpush(described(found), settings.language).catch(() => {});
  await found.unsubscribe();
}
