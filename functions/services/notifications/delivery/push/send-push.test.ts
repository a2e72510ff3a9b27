import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const keys = { publicKey: 'key', privateKey: 'secret' };
vi.mock('./push-keys.ts', () => ({ findPushKeys: async () => keys }));
vi.mock('web-push', () => ({ default: { generateRequestDetails: () => ({ headers: {}, body: Buffer.from('x') }) } }));

const { sendPush } = await import('./send-push.ts');

const deviceOn = (host: string) => ({
  id: 'a'.repeat(24),
  endpoint: `https://${host}/send/1`,
  p256dh: 'p',
  auth: 'a',
  publicKey: 'key',
  kind: 'phone' as const,
  browser: 'chrome' as const,
  addedAt: '2026-11-27T15:00:00.000Z',
});
const payload = { title: 'You have a message', body: 'Tap to read it.', path: '/messages', tag: 'messageReceived' };
const timeout = () => Promise.reject(new DOMException('The operation timed out.', 'TimeoutError'));

const send = vi.fn<() => Promise<Response>>();
beforeEach(() => vi.stubGlobal('fetch', send));
afterEach(() => {
  vi.unstubAllGlobals();
  send.mockReset();
});

it('sendPush skips a push service that did not respond in time, and no other', async () => {
  send.mockImplementationOnce(timeout).mockResolvedValue(new Response(null, { status: 201 }));
  const slow = deviceOn('fcm.googleapis.com');
  expect([await sendPush(slow, payload), await sendPush(slow, payload)]).toEqual(['failed', 'failed']);
  expect(send).toHaveBeenCalledTimes(1);
  expect(await sendPush(deviceOn('updates.push.services.mozilla.com'), payload)).toBe('sent');
});
