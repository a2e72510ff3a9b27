import { Hono, type Context as HonoContext } from 'hono';
import type { Context } from './context.ts';
import type { Webhooks } from './events/webhooks.ts';
import { readMode } from './events/webhooks.ts';
import { failRefund } from './intents/refunds.ts';
import type { WebhookMode } from './records/records.ts';
import type { Store } from './records/store.ts';

const MODES: readonly string[] = ['normal', 'hold', 'duplicate', 'drop'] satisfies WebhookMode[];

/** The failures that the next requests return instead of being run. */
export interface PlannedFailures {
  status: 409 | 429 | 500;
  times: number;
}

/** Controls for tests, which make the emulator hold back or repeat webhooks, or fail. */
export function testControls(
  store: Store,
  webhooks: Webhooks,
  planned: PlannedFailures,
  newContext: (c: HonoContext) => Context,
): Hono {
  const controls = new Hono();

  controls.get('/webhooks', (c) => c.json({ mode: readMode(store), deliveries: store.list('delivery') }));

  controls.post('/webhooks', async (c) => {
    const { mode } = await c.req.json<{ mode: WebhookMode }>();
    if (!MODES.includes(mode)) return c.json({ error: { message: `mode is one of ${MODES.join(', ')}` } }, 400);
    store.put('setting', 'webhooks', { mode });
    return c.json({ mode });
  });

  controls.post('/webhooks/release', async (c) => {
    const body = await c.req.json<{ order?: 'created' | 'reversed' }>().catch(() => undefined);
    return c.json({ released: await webhooks.release(body?.order ?? 'created') });
  });

  controls.post('/events/:id/redeliver', async (c) => {
    const event = store.get('event', c.req.param('id'));
    if (!event) return c.json({ error: { message: 'no such event' } }, 404);
    return c.json({ delivered: await webhooks.redeliver(event.id) });
  });

  controls.post('/refunds/:id/fail', (c) => {
    const refund = failRefund(newContext(c), c.req.param('id'));
    return refund ? c.json(refund) : c.json({ error: { message: 'no such refund, or it failed already' } }, 404);
  });

  controls.post('/failures', async (c) => {
    const { status, times = 1 } = await c.req.json<PlannedFailures>();
    if (![409, 429, 500].includes(status)) return c.json({ error: { message: 'status is one of 409, 429, 500' } }, 400);
    Object.assign(planned, { status, times });
    return c.json(planned);
  });

  return controls;
}
