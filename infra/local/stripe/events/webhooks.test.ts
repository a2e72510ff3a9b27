import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startStripe, WEBHOOK_SECRET } from '../start-for-test.ts';

const PAYMENT = {
  amount: 4900,
  currency: 'usd',
  confirm: true,
  off_session: true,
  payment_method: 'pm_card_visa',
} as const;

describe('the sender of webhooks', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stripe-webhooks-'));
  let statePath: string;
  let receiver: Server;
  let received: Stripe.Event[];
  let status: number;
  let url: string;

  beforeEach(async () => {
    statePath = join(folder, `${Math.random()}.db`);
    received = [];
    status = 200;
    receiver = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', () => {
        const signature = String(request.headers['stripe-signature']);
        received.push(Stripe.webhooks.constructEvent(body, signature, WEBHOOK_SECRET));
        response.writeHead(status).end();
      });
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/webhook`;
  });
  afterEach(() => {
    receiver.close();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const start = () => startStripe({ statePath, webhookUrl: () => url });
  const types = () => received.map(({ type }) => type).sort();
  const post = (target: string, body: object = {}) => fetch(target, { method: 'POST', body: JSON.stringify(body) });
  const PAID = ['charge.succeeded', 'payment_intent.created', 'payment_intent.succeeded'];

  it('posts each event signed, and lists it', async () => {
    const stripe = await start();
    const intent = await stripe.sdk.paymentIntents.create(PAYMENT, { idempotencyKey: 'once' });
    await expect.poll(types).toEqual(PAID);
    expect(received[0]).toMatchObject({ pending_webhooks: 1, request: { idempotency_key: 'once' }, livemode: false });
    const [event] = (await stripe.sdk.events.list({ type: 'payment_intent.succeeded' })).data;
    expect(event?.data.object).toMatchObject({ id: intent.id, status: 'succeeded' });
    await expect.poll(async () => (await stripe.sdk.events.retrieve(String(event?.id))).pending_webhooks).toBe(0);
    await post(`${stripe.url}/test/events/${event?.id}/redeliver`);
    expect(received.filter(({ id }) => id === event?.id)).toHaveLength(2);
    await stripe.stop();
  });

  it('tries again until the receiver accepts', async () => {
    const stripe = await start();
    status = 500;
    await stripe.sdk.customers.create();
    await expect.poll(() => received.length).toBe(1);
    status = 200;
    await expect.poll(() => received.length, { timeout: 3000 }).toBe(2);
    expect(received[1]?.id).toBe(received[0]?.id);
    await stripe.stop();
  });

  it('holds events back, releases them in reverse, doubles them and drops them', async () => {
    const stripe = await start();
    await post(`${stripe.url}/test/webhooks`, { mode: 'hold' });
    await stripe.sdk.paymentIntents.create(PAYMENT);
    expect(await stripe.emulator.deliverPending()).toEqual({ delivered: 0, pending: 0 });
    await post(`${stripe.url}/test/webhooks/release`, { order: 'reversed' });
    const reversed = ['payment_intent.succeeded', 'charge.succeeded', 'payment_intent.created'];
    expect(received.map(({ type }) => type)).toEqual(reversed);
    await post(`${stripe.url}/test/webhooks`, { mode: 'duplicate' });
    await stripe.sdk.customers.create();
    await expect.poll(() => received.length).toBe(5);
    expect(received[3]?.id).toBe(received[4]?.id);
    await post(`${stripe.url}/test/webhooks`, { mode: 'drop' });
    await stripe.sdk.customers.create();
    expect(await stripe.emulator.deliverPending()).toEqual({ delivered: 0, pending: 0 });
    expect((await post(`${stripe.url}/test/webhooks`, { mode: 'other' })).status).toBe(400);
    expect(received).toHaveLength(5);
    await stripe.stop();
  });

  it('keeps payments, stored responses and pending deliveries after a restart, and deletes all on a reset', async () => {
    const before = await start();
    status = 503;
    const intent = await before.sdk.paymentIntents.create(PAYMENT, { idempotencyKey: 'kept' });
    await expect.poll(() => received.length).toBe(3);
    await before.stop();
    received = [];
    status = 200;
    const after = await start();
    await expect.poll(types).toEqual(PAID);
    expect(await after.sdk.paymentIntents.create(PAYMENT, { idempotencyKey: 'kept' })).toEqual(intent);
    after.emulator.reset();
    await expect(after.sdk.paymentIntents.retrieve(intent.id)).rejects.toMatchObject({ statusCode: 404 });
    await after.stop();
  });

  it('loses no confirmed write when the process is killed', async () => {
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', KILLED_PROGRAM, statePath],
      {
        cwd: import.meta.dirname,
      },
    );
    let output = '';
    for await (const chunk of child.stdout) output += chunk;
    const paid = output.trim().split('\n');
    expect(paid).toHaveLength(20);
    const stripe = await start();
    for (const id of paid) expect((await stripe.sdk.paymentIntents.retrieve(id)).status).toBe('succeeded');
    await stripe.stop();
  });
});

const KILLED_PROGRAM = `
import { writeSync } from 'node:fs';
import { createStripeEmulator } from '../http/server.ts';
const { app } = createStripeEmulator({
  statePath: process.argv[1], now: () => new Date(), webhookUrl: () => undefined, webhookSecret: 'whsec_test', log: () => {},
});
const headers = { authorization: 'Bearer sk_test_local' };
const body = 'amount=4900&currency=usd&confirm=true&off_session=true&payment_method=pm_card_visa';
for (let n = 0; n < 20; n += 1) {
  const answer = await app.request('/v1/payment_intents', { method: 'POST', headers, body });
  writeSync(1, (await answer.json()).id + '\\n');
}
process.kill(process.pid, 'SIGKILL');
`;
