import type { Page, Worker } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from '../../support/browser/pages.ts';
import { origin } from '../../support/cloud/cloud.ts';

const { openPage } = useBrowser();

type ShownNotification = { title: string; body: string; tag: string; data: { path: string } };
type Scope = {
  shown: ShownNotification[];
  registration: { showNotification: (title: string, options: object) => Promise<void> };
};

/** Records what the worker shows, because a browser without a screen has no notifications. */
const recordShown = (worker: Worker) =>
  worker.evaluate(() => {
    const scope = self as unknown as Scope;
    scope.shown = [];
    scope.registration.showNotification = async (title, options) => {
      scope.shown.push({ title, ...options } as ShownNotification);
    };
  });

/** Delivers a message as a push service does, after the browser decrypted it. */
const deliver = async (page: Page, message: object) => {
  const session = await page.context().newCDPSession(page);
  const { promise, resolve } = Promise.withResolvers<string>();
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
    if (first) resolve(first.registrationId);
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await promise;
  const data = JSON.stringify(message);
  await session.send('ServiceWorker.deliverPushMessage', { origin: origin(), registrationId, data });
};

it('the background worker shows a push notification with its page, and nothing for an empty message [TBX-05]', async () => {
  const page = await openPage(undefined, { serviceWorkers: 'allow' });
  await page.goto('/login');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  const context = page.context();
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await recordShown(worker);
  const message = { title: 'You have a message', body: 'Tap to read it.', path: '/messages', tag: 'messageReceived' };
  await deliver(page, {});
  await deliver(page, message);
  const { path, ...text } = message;
  await expect
    .poll(() => worker.evaluate(() => (self as unknown as Scope).shown))
    .toEqual([{ ...text, icon: '/icon-192.png', badge: '/icon-192.png', data: { path } }]);
});
