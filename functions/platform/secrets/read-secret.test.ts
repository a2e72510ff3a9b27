import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { MINUTE_MS } from '@plumbline/shared/options/limits';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setClockOffset } from '../clock.ts';
import { logger } from '../logger.ts';
import { currentKey, tryAcceptedValues } from './keys.ts';

let stored: string | Error = '';
const send = vi.spyOn(SecretsManagerClient.prototype, 'send');
let offset = 0;

/** The module keeps its cache between tests, so each test starts an hour after the one before. */
beforeEach(() => {
  offset += 60 * MINUTE_MS;
  setClockOffset(offset);
  vi.stubEnv('SEAL_KEYS_ID', 'arn:of:the:secret');
  vi.spyOn(logger, 'warn').mockReturnValue(undefined);
  stored = 'first';
  send.mockReset();
  send.mockImplementation(async () => {
    if (stored instanceof Error) throw stored;
    return { SecretString: stored };
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
  setClockOffset(0);
});

const advance = (ms: number) => {
  offset += ms;
  setClockOffset(offset);
};

const isListed = async (value: string): Promise<boolean> =>
  (await tryAcceptedValues('seal', (each) => each === value || undefined)) ?? false;

it('the reader of a secret reads a secret once for many calls, and again after five minutes', async () => {
  const before = await currentKey('seal');
  for (let call = 0; call < 20; call += 1) await currentKey('seal');
  expect(send).toHaveBeenCalledTimes(1);

  stored = 'second,first';
  advance(4 * MINUTE_MS);
  expect(await currentKey('seal')).toEqual(before);
  advance(MINUTE_MS);
  expect(await currentKey('seal')).not.toEqual(before);
  expect(send).toHaveBeenCalledTimes(2);
});

it('the reader of a secret finds a value that another container already signs with', async () => {
  await currentKey('seal');
  stored = 'second,first';
  advance(11_000);
  expect(await isListed('second')).toBe(true);
});

it('the reader of a secret reads at most every ten seconds for values that are not listed', async () => {
  await currentKey('seal');
  for (let call = 0; call < 50; call += 1) expect(await isListed('forged')).toBe(false);
  advance(11_000);
  for (let call = 0; call < 50; call += 1) expect(await isListed('forged')).toBe(false);
  expect(send).toHaveBeenCalledTimes(2);
});

it("the reader of a secret keeps the previous value while the secret can't be read", async () => {
  const before = await currentKey('seal');
  stored = new Error('ThrottlingException');
  advance(6 * MINUTE_MS);
  expect(await currentKey('seal')).toEqual(before);
  stored = 'second';
  advance(6 * MINUTE_MS);
  expect(await currentKey('seal')).not.toEqual(before);
});
