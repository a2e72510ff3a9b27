import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { consumeStream, type ItemChange, type ItemHistory } from '../table/core/stream.ts';
import { tellOfEntry } from './events/on-access-entry-changed.ts';
import { tellOfMatch } from './events/on-match-changed.ts';
import { tellOfPayment } from './events/on-payment-changed.ts';
import { tellOfSentJob } from './events/on-sent-job-changed.ts';

const tellers: Readonly<Record<string, (changes: ItemChange[]) => Promise<void>>> = {
  AccessEntry: tellOfEntry,
  Payment: tellOfPayment,
  SentJobPost: tellOfSentJob,
  Match: tellOfMatch,
};

const notify = async ({ entity, changes }: ItemHistory): Promise<void> => tellers[entity]?.(changes);

/** Tells whom a change concerns, each once however often the change is delivered. */
export const handler = (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => consumeStream(event, notify);
