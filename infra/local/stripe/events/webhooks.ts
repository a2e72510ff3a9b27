import Stripe from 'stripe';
import type { Delivery, WebhookMode } from '../records/records.ts';
import type { Store } from '../records/store.ts';

export interface WebhookOptions {
  store: Store;
  now: () => Date;
  url: () => string | undefined;
  secret: string;
  log: (line: string) => void;
}
export type Webhooks = ReturnType<typeof startWebhooks>;

const RETRY_DELAYS_S = [1, 2, 5, 15, 30, 60];
const MOST_ATTEMPTS = 12;
const TIMEOUT_MS = 10_000;
const FIRST_DELAY_MS = 10;

export function readMode(store: Store): WebhookMode {
  return store.get('setting', 'webhooks')?.mode ?? 'normal';
}

/**
 * Posts queued events with a signature until each gets a 2xx response, at most 12 times. Pending events in the store
 * continue after a restart.
 */
export function startWebhooks({ store, now, url, secret, log }: WebhookOptions) {
  const timers = new Map<string, NodeJS.Timeout>();
  const running = new Map<string, Promise<boolean>>();
  const stop = new AbortController();
  let closed = false;

  function queue(id: string): void {
    const mode = readMode(store);
    const state = mode === 'hold' ? 'held' : mode === 'drop' ? 'dropped' : 'pending';
    store.put('delivery', id, { id, state, attempts: 0, copies: mode === 'duplicate' ? 2 : 1, lastAnswer: null });
    if (state === 'pending') schedule(id, FIRST_DELAY_MS);
  }

  function schedule(id: string, delayMs: number): void {
    const timer = setTimeout(() => void attempt(id), delayMs);
    timer.unref();
    timers.set(id, timer);
  }

  /** Attempts a delivery; returns true when it is done. Joins an attempt that is already running. */
  function attempt(id: string): Promise<boolean> {
    clearTimeout(timers.get(id));
    timers.delete(id);
    const current = running.get(id) ?? tryOnce(id).finally(() => running.delete(id));
    running.set(id, current);
    return current;
  }

  async function tryOnce(id: string): Promise<boolean> {
    const delivery = store.get('delivery', id);
    if (delivery?.state !== 'pending') return true;
    const target = url();
    if (!target) {
      // The webhook has no address yet, so this doesn't count as a failed attempt.
      retryLater(id, 0);
      return false;
    }
    let answer = '';
    for (let copy = 0; copy < delivery.copies; copy += 1) {
      answer = await post(target, id);
      if (closed || !answer.startsWith('2')) break;
    }
    if (closed || !store.get('delivery', id)) return true;
    return settle({ ...delivery, attempts: delivery.attempts + 1, lastAnswer: answer });
  }

  function settle(delivery: Delivery): boolean {
    const delivered = delivery.lastAnswer?.startsWith('2') ?? false;
    const state = delivered ? 'delivered' : delivery.attempts >= MOST_ATTEMPTS ? 'failed' : 'pending';
    store.put('delivery', delivery.id, { ...delivery, state });
    const event = store.get('event', delivery.id);
    if (event && state !== 'pending') store.put('event', event.id, { ...event, pending_webhooks: 0 });
    if (!delivered) log(`stripe: webhook ${event?.type} answered ${delivery.lastAnswer}, try ${delivery.attempts}`);
    if (state === 'pending') retryLater(delivery.id, delivery.attempts - 1);
    return delivered;
  }

  function retryLater(id: string, failures: number): void {
    const seconds = RETRY_DELAYS_S[Math.min(failures, RETRY_DELAYS_S.length - 1)] ?? 1;
    if (!closed) schedule(id, seconds * 1000);
  }

  async function post(target: string, eventId: string): Promise<string> {
    const event = store.get('event', eventId);
    const payload = JSON.stringify(event, null, 2);
    const timestamp = Math.floor(now().getTime() / 1000);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
    try {
      const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(TIMEOUT_MS)]);
      const response = await fetch(target, { method: 'POST', headers, body: payload, signal, redirect: 'manual' });
      await response.arrayBuffer();
      return String(response.status);
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  for (const { id } of store.list('delivery', { state: 'pending' })) schedule(id, FIRST_DELAY_MS);

  return {
    queue,
    /** Attempts every pending delivery once, without its backoff. */
    async deliverPending(): Promise<{ delivered: number; pending: number }> {
      const ids = store
        .list('delivery', { state: 'pending' })
        .map(({ id }) => id)
        .reverse();
      const results = await Promise.all(ids.map(attempt));
      const delivered = results.filter(Boolean).length;
      return { delivered, pending: results.length - delivered };
    },
    /** Queues held deliveries again. With `reversed`, they are delivered one after another, newest first. */
    async release(order: 'created' | 'reversed'): Promise<number> {
      const held = store.list('delivery', { state: 'held' });
      if (order === 'created') held.reverse();
      for (const delivery of held) {
        store.put('delivery', delivery.id, { ...delivery, state: 'pending' });
        await attempt(delivery.id);
      }
      return held.length;
    },
    redeliver(eventId: string): Promise<boolean> {
      store.put('delivery', eventId, { id: eventId, state: 'pending', attempts: 0, copies: 1, lastAnswer: null });
      return attempt(eventId);
    },
    forget(): void {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
    /** Stops sending. A running delivery is canceled and stays pending. */
    async close(): Promise<void> {
      closed = true;
      this.forget();
      stop.abort();
      await Promise.allSettled(running.values());
    },
  };
}
