import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import Stripe from 'stripe';
import { createStripeEmulator } from './http/server.ts';

export const WEBHOOK_SECRET = 'whsec_test';

interface StartOptions {
  statePath?: string;
  now?: () => Date;
  webhookUrl?: () => string | undefined;
}
export type RunningStripe = Awaited<ReturnType<typeof startStripe>>;

/** Starts the emulator on a free port with a separate state file, and the real SDK connected to it. */
export async function startStripe(options: StartOptions = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'stripe-'));
  const emulator = createStripeEmulator({
    statePath: options.statePath ?? join(folder, 'stripe.db'),
    now: options.now ?? (() => new Date()),
    webhookUrl: options.webhookUrl ?? (() => undefined),
    webhookSecret: WEBHOOK_SECRET,
    log: () => undefined,
  });
  const server = createAdaptorServer({ fetch: emulator.app.fetch });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const sdkWith = (key: string) =>
    new Stripe(key, { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });

  return {
    emulator,
    sdk: sdkWith('sk_test_local'),
    sdkWith,
    url: `http://127.0.0.1:${port}`,
    async stop(): Promise<void> {
      await new Promise((resolve) => server.close(resolve));
      await emulator.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
