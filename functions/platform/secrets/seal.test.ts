import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { seal, unseal } from './seal.ts';

beforeAll(() => void vi.stubEnv('SEAL_KEYS', 'key of this test'));
afterAll(() => void vi.unstubAllEnvs());

const TEXT = 'MATCH#03-4-500-20413#4f2a';

it('sealed data is returned unchanged when it is opened, and reveals nothing before', async () => {
  const sealed = await seal(TEXT, 'matches');
  expect(await unseal(sealed, 'matches')).toBe(TEXT);
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('MATCH');
  expect(await seal(TEXT, 'matches')).not.toBe(sealed);
});

it('the seal rejects data that was sealed for another purpose, changed, cut or made elsewhere', async () => {
  const sealed = await seal(TEXT, 'matches');
  // The middle character is changed, because the last one of base64 can have unused bits.
  const middle = Math.floor(sealed.length / 2);
  const other = sealed[middle] === 'A' ? 'B' : 'A';
  const forged = [
    sealed.slice(0, middle) + other + sealed.slice(middle + 1),
    sealed.slice(0, 40),
    sealed.slice(0, 10),
    '',
    'nonsense',
    '~',
  ];
  for (const each of forged) expect(await unseal(each, 'matches')).toBeUndefined();
  expect(await unseal(sealed, 'applicants')).toBeUndefined();
  expect(
    await unseal(Buffer.from(JSON.stringify({ pk: 'a', sk: 'b' })).toString('base64url'), 'matches'),
  ).toBeUndefined();
});
