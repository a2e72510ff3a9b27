import { expect, it } from 'vitest';
import { firstError, toApiError } from './api-error.ts';

it("[API-05] shows the first server error, else its message, else the screen's own text", () => {
  const fieldErrors = toApiError(400, {
    code: 'invalid',
    message: 'Invalid',
    errors: [{ path: 'zip', message: 'Bad ZIP' }],
  });
  expect(firstError(fieldErrors, 'Default')).toBe('Bad ZIP');
  expect(firstError(toApiError(409, { code: 'conflict', message: 'Email already exist' }), 'Default')).toBe(
    'Email already exist',
  );
  expect(firstError(toApiError(500, undefined), 'Something went wrong.')).toBe('Something went wrong.');
  expect(firstError(new TypeError('broken'), 'Something went wrong.')).toBe('Something went wrong.');
});

it('[API-05] survives an error body of any shape', () => {
  for (const body of [null, 'text', 7, [], { errors: 'x' }, { errors: [null, { path: 'a' }] }, { message: 1 }]) {
    expect(firstError(toApiError(400, body), 'Default')).toBe('Default');
  }
});
