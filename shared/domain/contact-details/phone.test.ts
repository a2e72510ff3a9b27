import { expect, it } from 'vitest';
import { formatPhone, isUsPhone } from './phone.ts';

it('[PRO-31] accepts ten digits with optional parentheses, dashes or spaces', () => {
  const good = ['5745550142', '574-555-0142', '574 555 0142', '(574) 555-0142', '(574)555-0142', '(574) 5550142'];
  for (const phone of good) expect(isUsPhone(phone), phone).toBe(true);
});

it('[PRO-31] refuses other lengths, countries and signs', () => {
  const wrong = ['', '555-0142', '57455501421', '+1 574 555 0142', '574.555.0142', '(574 555-0142', '574--555-0142'];
  for (const phone of wrong) expect(isUsPhone(phone), phone).toBe(false);
});

it('writes a number one way', () => {
  expect(formatPhone('574 555 0142')).toBe('(574) 555-0142');
  expect(formatPhone('**********')).toBe('**********');
});
