// Part of the service worker: shows push notifications, and opens the page of the one that was clicked.
addEventListener('push', (event) => {
  const { title, body, path, tag } = event.data?.json() ?? {};
  if (!title) return;
  const options = { body, tag, icon: '/icon-192.png', badge: '/icon-192.png', data: { path } };
  event.waitUntil(registration.showNotification(title, options));
});

/** Only pages of this site are opened, whatever the message says. */
const addressOf = (path) => {
  const url = new URL(path ?? '/dashboard', location.origin);
  return url.origin === location.origin ? url.href : `${location.origin}/dashboard`;
};

/** Opens a page in the tab that has the app, or in a new one when there is none or the browser keeps it in the back. */
const open = async (path) => {
  const address = addressOf(path);
  const [page] = await clients.matchAll({ type: 'window' });
  const shown = await page?.focus().catch(() => undefined);
  return shown ? shown.navigate(address) : clients.openWindow(address);
};

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path));
});
