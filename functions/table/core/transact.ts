import { type ExecuteTransactWriteInput, execute } from 'dynamodb-toolbox/entity/actions/transactWrite';
import { ApiError, type PlainErrorCode } from '../../platform/errors.ts';
import { retry } from './retry.ts';

/** One write of a transaction, as an entity file builds it. */
export type Write = Extract<ExecuteTransactWriteInput[number], { params: unknown }>;

/** A condition of a transaction did not hold; `failed` are the positions of those writes. */
export class ConditionFailed extends Error {
  readonly failed: readonly number[];
  constructor(failed: readonly number[]) {
    super('A condition of the transaction did not hold');
    this.name = 'ConditionFailed';
    this.failed = failed;
  }
}

/** How often a write is sent that another one's transaction cancels. */
const WRITE_TRIES = 6;

const reasonsOf = (error: unknown): string[] => {
  if (!(error instanceof Error) || error.name !== 'TransactionCanceledException') return [];
  const { CancellationReasons: reasons } = error as { CancellationReasons?: { Code?: string }[] };
  return (reasons ?? []).map(({ Code }) => Code ?? 'None');
};

const executeOnce = async (writes: Write[]): Promise<void> => {
  try {
    await execute(...writes);
  } catch (error) {
    const failed = reasonsOf(error).flatMap((reason, at) => (reason === 'ConditionalCheckFailed' ? [at] : []));
    throw failed.length ? new ConditionFailed(failed) : error;
  }
};

/**
 * Writes all or nothing. Two transactions on one item cancel each other in DynamoDB; the loser tries again here,
 * because the SDK does not. A failed condition is the caller's to judge.
 */
export const transact = (...writes: Write[]): Promise<void> =>
  retry(() => executeOnce(writes), {
    tries: WRITE_TRIES,
    when: (error) => reasonsOf(error).includes('TransactionConflict'),
  });

/** True when `error` is a condition that did not hold, of a single write or of a transaction. */
export const isConditionFailure = (error: unknown): boolean =>
  error instanceof ConditionFailed || (error instanceof Error && error.name === 'ConditionalCheckFailedException');

/** Writes all or nothing; a condition that did not hold becomes the error with this code. */
export const transactOr = async (code: PlainErrorCode, ...writes: Write[]): Promise<void> => {
  try {
    await transact(...writes);
  } catch (error) {
    throw isConditionFailure(error) ? new ApiError(code) : error;
  }
};

/** A single write that a transaction on the same item may cancel; tries again like transact does. */
export const retryCanceledWrite = <T>(write: () => Promise<T>): Promise<T> =>
  retry(write, {
    tries: WRITE_TRIES,
    when: (error) => error instanceof Error && error.name === 'TransactionConflictException',
  });

/**
 * Reads, decides and writes under conditions. When a condition of the transaction fails, someone wrote in between, and
 * `work` decides again on what stands now; it is told which try it is, from 1. After the last one the error is what
 * `exhausted` makes, or else the ConditionFailed.
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
