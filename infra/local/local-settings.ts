import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { acceptKey, keyPurposeNames, keyPurposes } from '@plumbline/shared/key-purposes';
import { SITE_URL_PLACEHOLDER } from '@plumbline/shared/options/site-url';
import { givenSettings, type Settings } from '../settings.ts';
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

/**
 * The secrets of all purposes: lists given by the environment, else keys of this installation. Folders of version 0.3.0
 * have one key, `altcha`, for all purposes but the edge's; it stays accepted, as it does in a stack after its upgrade.
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

/** The settings of stacks that never leave this machine. */
export const localStack = (env: NodeJS.ProcessEnv): Settings => {
  const given = givenSettings({ ...env, DOMAIN: '' });
  return {
    ...given,
    stage: 'local',
    siteUrl: SITE_URL_PLACEHOLDER,
    mailFrom: given.mailFrom || 'no-reply@plumbline.example',
  };
};

/** Settings of the stack and secrets for the local cloud; `env` may bring Stripe's test keys. */
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
