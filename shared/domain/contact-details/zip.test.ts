import { expect, it } from 'vitest';
import { baseZip, isValidZip } from './zip.ts';

it('[PRO-29] the rule for ZIPs accepts five digits, alone or with a dash or space and four more', () => {
  for (const zip of ['46590', '00601', '46590-1234', '46590 1234']) expect(isValidZip(zip), zip).toBe(true);
});

it('[PRO-29] the rule for ZIPs rejects every other text', () => {
  const wrong = ['', '4659', '465901', '465901234', '46590-', '46590-123', '46590--1234', 'A6590', ' 46590', '46590\n'];
  for (const zip of wrong) expect(isValidZip(zip), JSON.stringify(zip)).toBe(false);
});

it('the rule for ZIPs reduces a ZIP+4 to its five digits', () => {
  expect(baseZip('46590-1234')).toBe('46590');
  expect(baseZip('nowhere')).toBeUndefined();
});
