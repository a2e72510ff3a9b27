import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readSettings, type Settings } from '../settings.ts';
import { readJson, writeJson } from './state.ts';

const LOCAL_STRIPE_KEY = 'sk_test_local';

export type LocalSettings = {
  stack: Settings;
  secrets: Record<string, string>;
  stripePublishableKey: string;
  /** Whether payments go to Stripe's own test mode instead of the emulator. */
  isRealStripe: boolean;
};

/** Random keys of this installation, made once and kept. */
function keptKey(localDir: string, name: string): string {
  const path = join(localDir, 'keys.json');
  const keys = readJson<Record<string, string>>(path, {});
  const key = keys[name] ?? randomBytes(32).toString('hex');
  if (!keys[name]) writeJson(path, { ...keys, [name]: key });
  return key;
}

/** Settings of the stack and secrets for the local cloud; `env` may bring Stripe's test keys. */
export function readLocalSettings(env: NodeJS.ProcessEnv, localDir: string): LocalSettings {
  const given = env.STRIPE_SECRET_KEY ?? '';
  const isRealStripe = given.startsWith('sk_test_') && given !== LOCAL_STRIPE_KEY;
  if (given.startsWith('sk_live_')) throw new Error('The local cloud takes no live Stripe key.');
  const stripePublishableKey = isRealStripe ? (env.STRIPE_PUBLISHABLE_KEY ?? '') : 'pk_test_local';
  return {
    stack: { ...readSettings(env), stage: 'local', stripePublishableKey },
    secrets: {
      STRIPE_SECRET_KEY: isRealStripe ? given : LOCAL_STRIPE_KEY,
      STRIPE_WEBHOOK_SECRET: isRealStripe
        ? (env.STRIPE_WEBHOOK_SECRET ?? '')
        : `whsec_${keptKey(localDir, 'stripeWebhook')}`,
      ALTCHA_HMAC_KEY: keptKey(localDir, 'altcha'),
      ORIGIN_SECRET: keptKey(localDir, 'origin'),
    },
    stripePublishableKey,
    isRealStripe,
  };
}
