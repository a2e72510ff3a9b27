import { join } from 'node:path';
import { Hono } from 'hono';
import type { Faults } from '../dev-endpoints/faults.ts';
import { createStripeEmulator } from './http/server.ts';

export type StripePartOptions = {
  localDir: string;
  now: () => Date;
  origin: string;
  webhookSecret: string;
  faults: Faults;
  log: (line: string) => void;
};

/** Mounts the Stripe emulator under /__local/stripe and also under /v1, because the SDK supports no base path. */
export function createStripePart({ localDir, now, origin, webhookSecret, faults, log }: StripePartOptions) {
  const emulator = createStripeEmulator({
    statePath: join(localDir, 'stripe.json'),
    now,
    webhookUrl: () => `${origin}/api/payment/webhook`,
    webhookSecret,
    log,
    publicUrl: () => `${origin}/__local/stripe`,
  });
  let script: Promise<string> | undefined;

  const app = new Hono();
  app.get('/__local/stripe/stripe.js', async (c) => {
    script ??= import('./stripe-js.ts').then(({ bundleStripeJs }) => bundleStripeJs());
    return c.body(await script, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' });
  });
  for (const path of ['/v1/*', '/__local/stripe/v1/*']) {
    app.use(path, async (c, next) => {
      const fault = await faults.meet('stripe', c.req.path);
      if (fault) return fault;
      await next();
      return undefined;
    });
  }
  app.route('/__local/stripe', emulator.app);
  app.all('/v1/*', (c) => emulator.app.fetch(c.req.raw));
  return { app, close: () => emulator.close(), reset: () => emulator.reset(), performAt: emulator.performAt };
}
