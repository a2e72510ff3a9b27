import { type ExecuteTransactWriteInput, execute } from 'dynamodb-toolbox/entity/actions/transactWrite';
import { ApiError, type PlainErrorCode } from '../../platform/errors.ts';
import { isPassingReason, isThrottled, reasonsOf } from '../../platform/passing-errors.ts';
import { retry } from './retry.ts';

/** One write or condition of a transaction. */
/** The number of writes that DynamoDB takes in one transaction. */
export const MAX_TRANSACTION_WRITES = 100;

export type Write = Extract<ExecuteTransactWriteInput[number], { params: unknown }>;

/** A failed condition of a transaction; `failed` has the positions of the writes whose condition failed. */
export class ConditionFailed extends Error {
  readonly failed: readonly number[];
  constructor(failed: readonly number[]) {
    super('A condition of the transaction did not hold');
    this.name = 'ConditionFailed';
    this.failed = failed;
  }
}

/** The number of tries of a write that another transaction or a throttled key canceled. */
const WRITE_TRIES = 6;
/**
 * The usual wait in ms after the first throttled try. All tries together wait 1.5 s on average and at most 2.4 s, so
 * that an endpoint stays within its time limit. A stream delivers a longer throttled change again.
 */
const THROTTLED_WAIT_MS = 50;
const CONFLICT_WAIT_MS = 10;

const executeOnce = async (writes: Write[]): Promise<void> => {
  try {
    await execute(...writes);
  } catch (error) {
    const failed = reasonsOf(error).flatMap((reason, at) => (reason === 'ConditionalCheckFailed' ? [at] : []));
    throw failed.length ? new ConditionFailed(failed) : error;
  }
};

/**
 * Runs the writes in one transaction. A conflict with another transaction on the same item and a throttled item are
 * retried, which the SDK doesn't do, and so is a throttled request, after the SDK's own tries. Throws ConditionFailed
 * for a failed condition.
 */
export const transact = (...writes: Write[]): Promise<void> =>
  retry(() => executeOnce(writes), {
    tries: WRITE_TRIES,
    when: (error) => isThrottled(error) || reasonsOf(error).some(isPassingReason),
    firstWaitMs: (error) => (isThrottled(error) ? THROTTLED_WAIT_MS : CONFLICT_WAIT_MS),
  });

/** Returns whether an error is a failed condition, of a single write or of a transaction. */
export const isConditionFailure = (error: unknown): boolean =>
  error instanceof ConditionFailed || (error instanceof Error && error.name === 'ConditionalCheckFailedException');

/** Runs the writes in one transaction. A failed condition throws the ApiError with this code. */
export const transactOr = async (code: PlainErrorCode, ...writes: Write[]): Promise<void> => {
  try {
    await transact(...writes);
  } catch (error) {
    throw isConditionFailure(error) ? new ApiError(code) : error;
  }
};

/** Repeats a single write that a transaction on the same item canceled. */
export const retryCanceledWrite = <T>(write: () => Promise<T>): Promise<T> =>
  retry(write, {
    tries: WRITE_TRIES,
    when: (error) => error instanceof Error && error.name === 'TransactionConflictException',
  });

/**
 * Runs `work`, which reads, decides and writes under conditions. After a failed condition it calls `work` again, to
 * decide on the current state; `work` gets the number of the try, from 1. After the last try it throws the error of
 * `exhausted`, or the ConditionFailed.
 */
export const retryOnConflict = async <T>(
  work: (attempt: number) => Promise<T>,
  { tries, exhausted }: { tries: number; exhausted?: () => Error },
): Promise<T> => {
  try {
    return await retry(work, { tries, when: (error) => error instanceof ConditionFailed });
  } catch (error) {
    throw exhausted && error instanceof ConditionFailed ? exhausted() : error;
  }
};
