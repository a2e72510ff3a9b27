import { setTimeout as delay } from 'node:timers/promises';
import { type ExecuteTransactWriteInput, execute } from 'dynamodb-toolbox/entity/actions/transactWrite';

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

const MAX_TRIES = 6;
const backOff = (attempt: number) => delay(2 ** attempt * 5 * (0.5 + Math.random()));

const reasonsOf = (error: unknown): string[] | undefined => {
  if (!(error instanceof Error) || error.name !== 'TransactionCanceledException') return undefined;
  const { CancellationReasons: reasons } = error as { CancellationReasons?: { Code?: string }[] };
  return (reasons ?? []).map(({ Code }) => Code ?? 'None');
};

/**
 * Writes all or nothing. Two transactions on one item cancel each other in DynamoDB; the loser tries again here,
 * because the SDK does not. A failed condition is the caller's to judge.
 */
export const transact = async (...writes: Write[]): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await execute(...writes);
      return;
    } catch (error) {
      const reasons = reasonsOf(error);
      if (!reasons) throw error;
      const failed = reasons.flatMap((reason, at) => (reason === 'ConditionalCheckFailed' ? [at] : []));
      if (failed.length) throw new ConditionFailed(failed);
      if (!reasons.includes('TransactionConflict') || attempt === MAX_TRIES) throw error;
      await backOff(attempt);
    }
  }
};

/** True when `error` is a condition that did not hold, of a single write or of a transaction. */
export const isConditionFailure = (error: unknown): boolean =>
  error instanceof ConditionFailed || (error instanceof Error && error.name === 'ConditionalCheckFailedException');

/** A single write that a transaction on the same item may cancel; tries again like transact does. */
export const retryConflicts = async <T>(write: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await write();
    } catch (error) {
      const conflicted = error instanceof Error && error.name === 'TransactionConflictException';
      if (!conflicted || attempt === MAX_TRIES) throw error;
      await backOff(attempt);
    }
  }
};
