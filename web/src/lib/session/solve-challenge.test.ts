import { createChallenge, solveChallenge, verifySolution } from 'altcha-lib/v1';
import { expect, it, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null });
vi.stubGlobal('sessionStorage', { getItem: () => null });
const { encodeSolution } = await import('./solve-challenge.ts');

it('[ACC-13] the challenge solver encodes a solution as the server reads it', async () => {
  const given = await createChallenge({ hmacKey: 'key', maxnumber: 200 });
  const solution = await solveChallenge(given.challenge, given.salt, given.algorithm, 200).promise;
  const encoded = encodeSolution({ ...given, maxnumber: 200 }, solution?.number ?? -1);
  expect(await verifySolution(encoded, 'key')).toBe(true);
  expect(await verifySolution(encoded, 'another key')).toBe(false);
});
