import { isServerError, isThrottlingError, isTransientError } from '@smithy/core/retry';
import { ApiError } from './errors.ts';

/** The codes of DynamoDB for a canceled transaction that a later try can write. */
const THROTTLED_REASONS = ['ThrottlingError', 'ProvisionedThroughputExceeded', 'RequestLimitExceeded'];
const CONFLICT_REASON = 'TransactionConflict';

/** Returns the reason of each write of a canceled transaction; none for any other error. */
export const reasonsOf = (error: unknown): string[] => {
  if (!(error instanceof Error) || error.name !== 'TransactionCanceledException') return [];
  const { CancellationReasons: reasons } = error as { CancellationReasons?: { Code?: string }[] };
  return (reasons ?? []).map(({ Code }) => Code ?? 'None');
};

/** Returns whether a value is an error, in the form in which the SDK classifies errors. */
const isError = (error: unknown): error is Error & { cause?: Error } => error instanceof Error;

const isThrottledReason = (reason: string): boolean => THROTTLED_REASONS.includes(reason);

/** Returns whether a canceled write can succeed in a later try. */
export const isPassingReason = (reason: string): boolean => reason === CONFLICT_REASON || isThrottledReason(reason);

/** Returns whether an error is a throttled request, or a transaction with a throttled item. */
export const isThrottled = (error: unknown): boolean =>
  isError(error) && (isThrottlingError(error) || reasonsOf(error).some(isThrottledReason));

/** The status of errors about a dependency, such as Stripe. */
const UNAVAILABLE = 503;

/** An error of this code that a later try can solve, such as a lock of another process. */
export class PassingError extends Error {
  override readonly name = 'PassingError';
}

/** Errors about an account or the credentials of a function, not about a single request. */
const STATES_OF_ACCOUNT = [
  'AccountSuspendedException',
  'MailFromDomainNotVerifiedException',
  'SendingPausedException',
  'CredentialsProviderError',
  'ExpiredTokenException',
  'UnrecognizedClientException',
];

/**
 * Returns whether an error says that a dependency is throttled, broken or unreachable, or that the work conflicts with
 * other work. The same work can then succeed later, without a change of the code.
 */
export const isPassing = (error: unknown): boolean =>
  isError(error) &&
  (error instanceof PassingError ||
    (error instanceof ApiError && error.status === UNAVAILABLE) ||
    isThrottled(error) ||
    isTransientError(error) ||
    isServerError(error) ||
    error.name === 'TransactionConflictException' ||
    reasonsOf(error).some(isPassingReason) ||
    STATES_OF_ACCOUNT.includes(error.name));
