import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contactsIn, withoutContacts } from './contacts-in-text.ts';

it.each([
  ['Call (574) 555-0142 or 574.555.0143.', ['(574) 555-0142', '574.555.0143']],
  ['Text +1 574-555-0142, then text 574 555 0142', ['+1 574-555-0142', '574 555 0142']],
  ['Write to jobs@lakeland-framing.example, or jobs@lakeland-framing.example', ['jobs@lakeland-framing.example']],
  [
    'See https://lakeland.example/jobs?x=1. Or www.lakeland.example!',
    ['https://lakeland.example/jobs?x=1', 'www.lakeland.example'],
  ],
])('the scan for contact details finds phone numbers, e-mail and web addresses: %s', (text, found) => {
  expect(contactsIn(text)).toEqual(found);
});

it.each([
  '$25 - $30 an hour, 40 hours, 401K',
  'License 1234567890, ZIP 46590-1234, 2026-11-24, 7:00-15:30',
  'Pay 25.000.0000 or $574-555 in 3 sizes: 100-200-300',
  'Framing/roofing, and/or siding. Email us through Plumbline @ any time',
])('the scan for contact details leaves amounts, dates, licenses and ZIP codes alone: %s', (text) => {
  expect(contactsIn(text)).toEqual([]);
  expect(withoutContacts(text)).toBe(text);
});

it('the scan for contact details removes phone numbers and addresses from a sentence, which stays readable', () => {
  expect(withoutContacts('Call (574) 555-0142, or write to jobs@lakeland.example today.')).toBe(
    'Call, or write to today.',
  );
});

it('the scan for contact details removes all contact details, whatever is around them', () => {
  const contact = fc.constantFrom(
    '(574) 555-0142',
    'jobs@lakeland.example',
    'https://lakeland.example/a',
    '(574) 555-0142',
  );
  const words = fc.constantFrom('Call', 'today', 'or', '40 hours', 'to');
  fc.assert(
    fc.property(fc.array(fc.oneof(contact, words), { maxLength: 12 }), (parts) => {
      expect(contactsIn(withoutContacts(parts.join(' ')))).toEqual([]);
    }),
  );
});
