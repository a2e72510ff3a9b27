import { expect, it } from 'vitest';
import { documentValidity } from './document-validity.ts';

const TODAY = '2026-03-01';

it.each([
  [undefined, 'valid'],
  ['2031-01-01', 'valid'],
  ['2026-05-01', 'valid'],
  ['2026-04-30', 'expires-soon'],
  ['2026-03-01', 'expires-soon'],
  ['2026-02-28', 'expired'],
  ['1999-12-31', 'expired'],
] as const)('a document that ends on %s is %s on the first of March', (expires, validity) => {
  expect(documentValidity(expires, TODAY)).toBe(validity);
});
