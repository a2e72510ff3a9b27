import { expect, it } from 'vitest';
import { redact } from './redact.ts';

it.each([
  ['Email address is not verified: sam.o+x@mail.example.com', 'Email address is not verified: [email]'],
  ['KEY EMAIL#sam@example.com', 'KEY EMAIL#[email]'],
  ['to sam%40example.com', 'to [email]'],
  ["no mailbox 'sam.o'brien@example.com'", "no mailbox '[email]'"],
  ['Bearer eyJhbGciOi.eyJzdWIi.c2ln failed', 'Bearer [token] failed'],
  ['GET https://x.example/confirm-email?key=abc&k=2 failed', 'GET https://x.example/confirm-email?[query] failed'],
  ['call (574) 555-0134 or 574-555-0134', 'call [phone] or [phone]'],
  ['+1 574 555 0134', '[phone]'],
])('A text such as %j loses its personal data', (text, expected) => {
  expect(redact(text)).toBe(expected);
});

it.each([
  'The item JOB#64f0c2a1b2c3d4e5f6a7b8c9 JOB cannot be read',
  '2026-11-26T22:31:09.120Z',
  'pi_3Nabc1234567890',
  'PATCH /api/company/profile/access/request/{id}',
  'What is wrong?',
])('The text %j stays as it is', (text) => {
  expect(redact(text)).toBe(text);
});
