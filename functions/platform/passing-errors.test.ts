import { describe, expect, it } from 'vitest';
import { ApiError } from './errors.ts';
import { isPassing, PassingError } from './passing-errors.ts';

const named = (name: string, more: object = {}) => Object.assign(new Error(name), { name, ...more });

describe('an error', () => {
  it.each([
    ['a throttled table', named('ProvisionedThroughputExceededException')],
    ['a throttled e-mail', named('TooManyRequestsException')],
    ['a conflict', named('TransactionCanceledException', { CancellationReasons: [{ Code: 'TransactionConflict' }] })],
    ['a conflict of a single write', named('TransactionConflictException')],
    ['a server error', named('InternalServerError', { $metadata: { httpStatusCode: 500 } })],
    ['a lost connection', named('Error', { code: 'ECONNRESET' })],
    ['a failed fetch', new TypeError('fetch failed', { cause: named('Error', { code: 'ENOTFOUND' }) })],
    ['a timeout', named('TimeoutError')],
    ['paused sending', named('SendingPausedException')],
    ['expired credentials', named('ExpiredTokenException')],
    ['Stripe that does not answer', new ApiError('payment_unavailable')],
    ['work of another process', new PassingError('Another process is sending the e-mail')],
  ])('passes when it is %s', (_, error) => {
    expect(isPassing(error)).toBe(true);
  });

  it.each([
    ['a mistake of the code', new TypeError('x is undefined')],
    ['an invalid item', named('TransactionCanceledException', { CancellationReasons: [{ Code: 'ValidationError' }] })],
    ['a rejected e-mail', named('MessageRejected', { $metadata: { httpStatusCode: 400 } })],
    ['an answer of our own', new ApiError('not_found')],
    ['a missing permission', named('AccessDeniedException', { $metadata: { httpStatusCode: 400 } })],
    ['no error', 'text'],
  ])('lasts when it is %s', (_, error) => {
    expect(isPassing(error)).toBe(false);
  });
});
