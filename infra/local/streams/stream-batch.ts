import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';

export type BatchSettings = { bisect: boolean; retries: number; reportsFailures: boolean };

export type BatchOptions = {
  settings: BatchSettings;
  invoke: (records: DynamoDBRecord[]) => Promise<unknown>;
  /** Receives records that failed for good. */
  giveUp: (records: DynamoDBRecord[], error: unknown) => void;
  /** Returns the milliseconds before a retry. */
  backoff?: (attempt: number) => number;
};

const sequenceOf = (record: DynamoDBRecord) => record.dynamodb?.SequenceNumber;

/** Returns the index of the first record that the handler reported as failed; undefined without one. */
function firstFailure(records: DynamoDBRecord[], result: unknown): number {
  const failures = (result as DynamoDBBatchResponse | undefined)?.batchItemFailures ?? [];
  const indexes = failures.map(({ itemIdentifier }) =>
    records.findIndex((record) => sequenceOf(record) === itemIdentifier),
  );
  if (indexes.length === 0) return -1;
  // An unknown identifier fails the whole batch, as in AWS.
  return Math.max(0, Math.min(...indexes));
}

/** Processes a batch in order. Retries, halves and drops it as an event source mapping does. */
export async function processBatch(records: DynamoDBRecord[], options: BatchOptions): Promise<void> {
  const { settings, invoke, giveUp, backoff = (attempt) => Math.min(50 * 2 ** attempt, 1000) } = options;

  const attemptAll = async (batch: DynamoDBRecord[], attempt: number): Promise<void> => {
    if (batch.length === 0) return;
    let rest = batch;
    let problem: unknown = new Error('The handler reported failures');
    try {
      const result = await invoke(batch);
      const failedAt = settings.reportsFailures ? firstFailure(batch, result) : -1;
      if (failedAt < 0) return;
      rest = batch.slice(failedAt);
    } catch (error) {
      problem = error;
    }
    if (settings.bisect && rest.length > 1) {
      // Halving a batch doesn't count as a retry.
      const middle = Math.ceil(rest.length / 2);
      await attemptAll(rest.slice(0, middle), attempt);
      return attemptAll(rest.slice(middle), attempt);
    }
    if (attempt >= settings.retries) return giveUp(rest, problem);
    await new Promise((resolve) => setTimeout(resolve, backoff(attempt)));
    return attemptAll(rest, attempt + 1);
  };

  await attemptAll(records, 0);
}
