import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { acceptKey, keyPurposeNames, keyPurposes } from '@plumbline/shared/key-purposes';
import { SITE_URL_PLACEHOLDER } from '@plumbline/shared/options/site-url';
import { givenSettings, type Settings } from '../settings.ts';
import { readJson, writeJson } from './state.ts';

const LOCAL_MAIL_RATE = 1000;
const LOCAL_STRIPE_KEY = 'sk_test_local';

export type LocalSettings = {
  stack: Settings;
  secrets: Record<string, string>;
  stripePublishableKey: string;
  /** True when payments use Stripe's test mode instead of the emulator. */
  isRealStripe: boolean;
};

/** Returns a random key of this installation, created on first use and stored. */
function keptKey(localDir: string, name: string): string {
  const path = join(localDir, 'keys.json');
  const keys = readJson<Record<string, string>>(path, {});
  const key = keys[name] ?? randomBytes(32).toString('hex');
  if (!keys[name]) writeJson(path, { ...keys, [name]: key });
  return key;
}

/**
 * Returns the secrets of all purposes: from the environment, or keys of this installation. Folders of version 0.3.0
 * have one key, `altcha`, for all purposes except the edge's. It stays accepted, as in a stack after the upgrade.
 */
function keyLists(env: NodeJS.ProcessEnv, localDir: string): Record<string, string> {
  const { altcha } = readJson<Record<string, string>>(join(localDir, 'keys.json'), {});
  const lists = keyPurposeNames.map((purpose) => {
    const { variable } = keyPurposes[purpose];
    const kept = keptKey(localDir, purpose);
    return [variable, env[variable] || (altcha && purpose !== 'origin' ? acceptKey(kept, altcha) : kept)];
  });
  return Object.fromEntries(lists);
}

/** Returns the settings of stacks that exist only on this machine. */
export const localStack = (env: NodeJS.ProcessEnv): Settings => {
  const given = givenSettings({ ...env, DOMAIN: '' });
  return {
    ...given,
    stage: 'local',
    siteUrl: SITE_URL_PLACEHOLDER,
    mailFrom: given.mailFrom || 'no-reply@plumbline.example',
    pushContact: given.pushContact || 'mailto:no-reply@plumbline.example',
    // The mailbox has no rate, unless a test sets one.
    mailRate: LOCAL_MAIL_RATE,
    mailQueueRate: LOCAL_MAIL_RATE,
  };
};

/** Returns the settings and secrets of the local cloud. `env` can contain Stripe's test keys. */
export function readLocalSettings(env: NodeJS.ProcessEnv, localDir: string): LocalSettings {
  const given = env.STRIPE_SECRET_KEY ?? '';
  const isRealStripe = given.startsWith('sk_test_') && given !== LOCAL_STRIPE_KEY;
  if (given.startsWith('sk_live_')) throw new Error('The local cloud takes no live Stripe key.');
  const stripePublishableKey = isRealStripe ? (env.STRIPE_PUBLISHABLE_KEY ?? '') : 'pk_test_local';
  return {
    stack: { ...localStack(env), stripePublishableKey },
    secrets: {
      STRIPE_SECRET_KEY: isRealStripe ? given : LOCAL_STRIPE_KEY,
      STRIPE_WEBHOOK_SECRET: isRealStripe
        ? (env.STRIPE_WEBHOOK_SECRET ?? '')
        : `whsec_${keptKey(localDir, 'stripeWebhook')}`,
      ...keyLists(env, localDir),
    },
    stripePublishableKey,
    isRealStripe,
  };
}
