import { createHash } from 'node:crypto';
import { createChallenge } from 'altcha-lib/v1';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findNumber } from './find-number.ts';
import { fillBlock, hashBlock, LONGEST_TEXT } from './single-block-sha256.ts';

it('the challenge solver hashes every text of one block like SHA-256', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: LONGEST_TEXT }), (text) => {
      fillBlock(text, text.length);
      expect(hashBlock() >>> 0).toBe(createHash('sha256').update(text).digest().readUInt32BE(0));
    }),
    { numRuns: 500 },
  );
});

const taskOf = async (salt: string, number: number, maxnumber = 5000) => ({
  ...(await createChallenge({ hmacKey: 'key', salt, number, maxnumber })),
  maxnumber,
});

it.each([
  ['short', '0123456789abcdef0123?w=3&expires=1764170000&'],
  ['too long for one block', `${'0123456789abcdef'.repeat(4)}?expires=1764170000&`],
  ['not ASCII', 'señal?expires=1764170000&'],
])('[ACC-13] the challenge solver finds the number of a challenge whose salt is %s', async (_, salt) => {
  for (const number of [0, 9, 10, 999, 4321, 5000]) expect(await findNumber(await taskOf(salt, number))).toBe(number);
});

it('[ACC-13] the challenge solver returns undefined when no number up to the largest solves it', async () => {
  expect(await findNumber({ ...(await taskOf('abc?expires=1&', 4000)), maxnumber: 3999 })).toBeUndefined();
});
