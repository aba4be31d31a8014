/** The service worker: shows notices when it is somebody's turn, and keeps nothing, so that nobody plays yesterday's page. */
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  let told;
  try {
    told = event.data.json();
  } catch {
    return;
  }
  const url = `/tables/${encodeURIComponent(told.table)}`;
  event.waitUntil(self.registration.showNotification(told.title, { body: told.text, icon: "/icon-192.png", badge: "/icon-192.png", tag: told.table, data: url }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(event.notification.data, self.location.origin).href;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((open) => {
      const there = open.find((one) => one.url === url);
      return there ? there.focus() : self.clients.openWindow(url);
    }),
  );
});
