import { expect, it } from 'vitest';
import { type ErrorCode, errorMessage, errors } from './errors.ts';

const codes = Object.keys(errors) as ErrorCode[];

it('names errors by snake_case codes, each with a status of its kind and a sentence', () => {
  for (const code of codes) {
    expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect(errors[code].status).toBeGreaterThanOrEqual(400);
    expect(errors[code].message).not.toBe('');
  }
});

it('tells every sentence of one status by one code', () => {
  const alike = ['Something went wrong'];
  const said = codes.filter((code) => !alike.includes(errors[code].message));
  expect(new Set(said.map((code) => `${errors[code].status} ${errors[code].message}`)).size).toBe(said.length);
});

it('fills in parameters, a date as its day wherever the server stands', () => {
  expect(errorMessage('too_many_users', { most: 100 })).toBe('A company can have up to 100 users.');
  expect(errorMessage('request_declined', { date: '2026-12-01T23:59:00.000Z' })).toBe(
    'This request was declined. It can be sent again from Dec 1, 2026.',
  );
});
