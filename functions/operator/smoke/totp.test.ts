import { expect, it } from 'vitest';
import { codeAt } from './totp.ts';

// The ASCII secret "12345678901234567890" of RFC 6238, appendix B, in base32. The RFC lists eight digits; an app shows
// six.
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('The code at %i seconds is the one of RFC 6238', (seconds, code) => {
  expect(codeAt(SECRET, new Date(seconds * 1000))).toBe(code);
});
