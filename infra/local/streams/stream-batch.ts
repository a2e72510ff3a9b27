import { setTimeout as delay } from 'node:timers/promises';
import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';

export type BatchSettings = {
  bisect: boolean;
  /** The most retries; -1 for any number. */
  retries: number;
  /** The age in ms at which a record isn't sent any more; -1 for any age. */
  maxAgeMs: number;
  reportsFailures: boolean;
};

/** Why records are discarded, as in the letters of Lambda. */
export type Condition = 'RetryAttemptsExhausted' | 'RecordAgeExceeded';

export type BatchOptions = {
  settings: BatchSettings;
  invoke: (records: DynamoDBRecord[]) => Promise<unknown>;
  /** Receives records that failed for good. */
  giveUp: (records: DynamoDBRecord[], condition: Condition, error: unknown) => Promise<void> | void;
  now: () => Date;
  /** Returns the milliseconds before a retry. */
  backoff?: (attempt: number) => number;
  /** Ends the retries when the cloud stops. */
  signal?: AbortSignal;
};

const SECOND_MS = 1000;
const usualBackoff = (attempt: number): number => Math.min(50 * 2 ** Math.min(attempt, 10), 1000);

const sequenceOf = (record: DynamoDBRecord) => record.dynamodb?.SequenceNumber;

/** Returns the index of the first record that the handler reported as failed; -1 without one. */
function firstFailure(records: DynamoDBRecord[], result: unknown): number {
  const failures = (result as DynamoDBBatchResponse | undefined)?.batchItemFailures ?? [];
  const indexes = failures.map(({ itemIdentifier }) =>
    records.findIndex((record) => sequenceOf(record) === itemIdentifier),
  );
  if (indexes.length === 0) return -1;
  // An unknown identifier fails the whole batch, as in AWS.
  return Math.max(0, Math.min(...indexes));
}

/**
 * Processes a batch in order. Retries, halves and drops it as an event source mapping does. Returns false when it was
 * stopped before the end.
 */
export async function processBatch(records: DynamoDBRecord[], options: BatchOptions): Promise<boolean> {
  const { settings, invoke, giveUp, now, backoff = usualBackoff, signal } = options;
  const isExpired = ({ dynamodb }: DynamoDBRecord): boolean => {
    const createdAt = (dynamodb?.ApproximateCreationDateTime ?? 0) * SECOND_MS;
    return settings.maxAgeMs >= 0 && now().getTime() - createdAt > settings.maxAgeMs;
  };

  const wait = async (attempt: number): Promise<void> => {
    await delay(backoff(attempt), undefined, { signal }).catch(() => undefined);
  };

  const attemptAll = async (batch: DynamoDBRecord[], attempt: number, problem: unknown): Promise<boolean> => {
    const expired = batch.filter(isExpired);
    if (expired.length) await giveUp(expired, 'RecordAgeExceeded', problem ?? new Error('The records are too old'));
    const fresh = batch.filter((record) => !expired.includes(record));
    if (fresh.length === 0) return true;
    if (signal?.aborted) return false;
    try {
      const result = await invoke(fresh);
      const failedAt = settings.reportsFailures ? firstFailure(fresh, result) : -1;
      if (failedAt < 0) return true;
      // The response says where to continue, so the rest of the batch isn't halved.
      return retryLater(fresh.slice(failedAt), attempt, new Error('The handler reported failures'));
    } catch (error) {
      if (!settings.bisect || fresh.length === 1) return retryLater(fresh, attempt, error);
      // Halving a batch doesn't count as a retry.
      const middle = Math.ceil(fresh.length / 2);
      return (
        (await attemptAll(fresh.slice(0, middle), attempt, error)) && attemptAll(fresh.slice(middle), attempt, error)
      );
    }
  };

  const retryLater = async (rest: DynamoDBRecord[], attempt: number, problem: unknown): Promise<boolean> => {
    if (settings.retries >= 0 && attempt >= settings.retries) {
      await giveUp(rest, 'RetryAttemptsExhausted', problem);
      return true;
    }
    await wait(attempt);
    return attemptAll(rest, attempt + 1, problem);
  };

  return attemptAll(records, 0, undefined);
}
