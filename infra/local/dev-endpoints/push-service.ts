import { Hono } from 'hono';

/** A message that the push service received. `body` is encrypted, as base64. */
export type PushedMessage = { headers: Record<string, string>; body: string };

/** The most messages that are kept for each device. */
const MOST_KEPT = 50;

/**
 * A push service as browsers have one: it keeps encrypted messages for tests to read. A device whose name begins with
 * `gone` has ended its subscription, and one that begins with `broken` fails.
 */
export function createPushService(): Hono {
  const messages = new Map<string, PushedMessage[]>();
  const service = new Hono();
  service.post('/:device', async (c) => {
    const device = c.req.param('device');
    if (device.startsWith('gone')) return c.body(null, 410);
    if (device.startsWith('broken')) return c.body(null, 500);
    const body = Buffer.from(await c.req.arrayBuffer()).toString('base64');
    const received = [...(messages.get(device) ?? []), { headers: c.req.header(), body }];
    messages.set(device, received.slice(-MOST_KEPT));
    return c.body(null, 201);
  });
  service.get('/:device', (c) => c.json(messages.get(c.req.param('device')) ?? []));
  return service;
}
