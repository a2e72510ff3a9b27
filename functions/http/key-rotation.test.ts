import { hash } from 'node:crypto';
import { type KeyPurpose, keyPurposeNames, keyPurposes, rotateKeys } from '@plumbline/shared/key-purposes';
import { parseCookie } from 'cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { originHeader } from '../platform/secrets/keys.ts';
import { seal, unseal } from '../platform/secrets/seal.ts';
import { readUnsubscribeToken, searchUnsubscribeLink, unsubscribeLink } from '../services/emails/unsubscribe-link.ts';
import { issueChallenge, spendChallenge } from '../services/limits/challenge.ts';
import { currentPushKeys, findPushKeys } from '../services/notifications/delivery/push/push-keys.ts';
import { knownDeviceCookie, knownDeviceOf } from '../services/sessions/known-device.ts';
import { requireEdge } from './edge.ts';

// Solutions are spent in the table, which these tests don't use.
vi.mock('../table/idempotency/idempotency-record.ts', () => ({ claimOnce: async () => true }));
vi.mock('../services/limits/challenge-level.ts', () => ({ readChallengeLevel: async () => 0 }));

const USER = '5f0c1d7e-9a53-4f0e-8f55-2f6f3c1b7a10';
const EMAIL = 'pat@example.com';
const CALLER = { email: EMAIL, address: '192.0.2.1' };

const isAllowed = async (promise: Promise<unknown>): Promise<boolean> => promise.then(() => true).catch(() => false);

const tokenOf = (link: string): string => new URL(link).searchParams.get('token')!;

const solutionOf = async (): Promise<string> => {
  const { maxnumber, ...issued } = await issueChallenge('form', CALLER);
  let number = 0;
  while (number <= maxnumber && hash('sha256', `${issued.salt}${number}`) !== issued.challenge) number += 1;
  return Buffer.from(JSON.stringify({ ...issued, number })).toString('base64');
};

/** Signs for each purpose, and checks whether a signature is accepted. A purpose without a line doesn't compile. */
const uses: Record<KeyPurpose, { sign: () => Promise<string>; isAccepted: (signed: string) => Promise<boolean> }> = {
  challenge: { sign: solutionOf, isAccepted: (signed) => isAllowed(spendChallenge(signed, 'form', CALLER)) },
  seal: {
    sign: () => seal('text', 'matches'),
    isAccepted: async (signed) => (await unseal(signed, 'matches')) === 'text',
  },
  unsubscribe: {
    sign: async () => tokenOf(await unsubscribeLink(USER, 'newMatch')),
    isAccepted: async (signed) => (await readUnsubscribeToken(signed)) !== undefined,
  },
  'known-device': {
    sign: () => knownDeviceCookie(EMAIL),
    isAccepted: async (signed) => (await knownDeviceOf(parseCookie(signed.split(';')[0]!), EMAIL)) !== undefined,
  },
  push: {
    sign: async () => (await currentPushKeys()).publicKey,
    isAccepted: async (signed) => (await findPushKeys(signed)) !== undefined,
  },
  origin: {
    sign: originHeader,
    isAccepted: (signed) => isAllowed(requireEdge({ 'x-origin-secret': signed })),
  },
};

const setKeys = (purpose: KeyPurpose, list: string) => vi.stubEnv(keyPurposes[purpose].variable, list);

beforeEach(() => {
  vi.stubEnv('SITE_URL', 'https://plumbline.example');
  for (const purpose of keyPurposeNames) setKeys(purpose, `first ${purpose}`);
});
afterEach(() => void vi.unstubAllEnvs());

describe.each(keyPurposeNames)('a signature of the purpose %s', (purpose) => {
  const { sign, isAccepted } = uses[purpose];

  it('is accepted while its value is current, and after one rotation', async () => {
    const signed = await sign();
    expect(await isAccepted(signed)).toBe(true);

    setKeys(purpose, rotateKeys(purpose, `first ${purpose}`, 'second'));
    expect(await isAccepted(signed)).toBe(true);
    expect(await isAccepted(await sign())).toBe(true);
  });

  it('is made with the new value after a rotation', async () => {
    setKeys(purpose, rotateKeys(purpose, `first ${purpose}`, 'second'));
    const signed = await sign();
    setKeys(purpose, 'second');
    expect(await isAccepted(signed)).toBe(true);
  });

  it('is rejected when its value is not listed', async () => {
    const signed = await sign();
    setKeys(purpose, 'second,third');
    expect(await isAccepted(signed)).toBe(false);
  });

  it('does not depend on the secret of another purpose', async () => {
    const signed = await sign();
    for (const other of keyPurposeNames.filter((name) => name !== purpose)) setKeys(other, 'replaced');
    expect(await isAccepted(signed)).toBe(true);
  });
});

describe('a mailed unsubscribe link', () => {
  it('works after any number of rotations', async () => {
    const token = tokenOf(await unsubscribeLink(USER, 'newMatch'));
    let list = 'first unsubscribe';
    for (let turn = 0; turn < 12; turn += 1) list = rotateKeys('unsubscribe', list, `value ${turn}`);
    setKeys('unsubscribe', list);
    expect(await readUnsubscribeToken(token)).toEqual({ userId: USER, kind: 'newMatch' });
  });

  it('of version 0.3.0 works when its key is listed, as the upgrade lists it', async () => {
    const links = [
      [`${USER}.newApplicant.XT5unHi7GOdMhd5S8bFldYyoFUyXo9TcZz5CvsftMkc`, { userId: USER, kind: 'newApplicant' }],
      [`${USER}.search-s-1.Vg9YZ5eA7LsQkOkTRujipKY5CpPaGDHGznC0FYyfklg`, { seeker: USER, id: 's-1' }],
    ] as const;
    for (const [token] of links) expect(await readUnsubscribeToken(token)).toBeUndefined();
    setKeys('unsubscribe', 'first unsubscribe,altcha key of 0.3.0');
    for (const [token, named] of links) expect(await readUnsubscribeToken(token)).toEqual(named);
    expect(tokenOf(await searchUnsubscribeLink(USER, 's-1'))).not.toBe(links[1][0]);
  });
});

describe('a browser that signed in with version 0.3.0', () => {
  it('stays valid when the key of that version is listed', async () => {
    const cookie =
      '__Secure-knownDevice=_tzBeZmtnwG4IZoRX6dWEVSf2HbrBuYEVJ5SdZfu1CM.hh1xqwgWWdn6Vj9-BMnjmgOmly1PEKo8ZVODba6H9v8';
    expect(await knownDeviceOf(parseCookie(cookie), EMAIL)).toBeUndefined();
    setKeys('known-device', 'first known-device,altcha key of 0.3.0');
    expect(await knownDeviceOf(parseCookie(cookie), EMAIL)).toBe('_tzBeZmtnwG4IZoRX6dWEVSf2HbrBuYEVJ5SdZfu1CM');
  });
});

describe('the secret of the edge', () => {
  it.each([
    ['the functions have the new list and the edge sends the old one', 'new,old', 'old,older'],
    ['the edge sends the new list and the functions have the old one', 'old', 'new,old'],
    ['both have the new list', 'new,old', 'new,old'],
    ['the previous value has been removed', 'new', 'new,old'],
  ])('lets calls through when %s', async (_, listed, sent) => {
    setKeys('origin', listed);
    expect(await uses.origin.isAccepted(sent)).toBe(true);
  });

  it.each(['', ',', ' , ', 'ol', 'old2', 'NEW', 'x,y'])('refuses %j', async (sent) => {
    setKeys('origin', 'new,old');
    expect(await uses.origin.isAccepted(sent)).toBe(false);
  });
});
