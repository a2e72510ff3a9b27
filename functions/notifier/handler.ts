import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { consumeStream, type ItemChange, type ItemHistory } from '../table/stream.ts';
import { tellOfEntry } from './tell-of-entry.ts';
import { tellOfMatch } from './tell-of-match.ts';
import { tellOfPayment } from './tell-of-payment.ts';
import { tellOfSentJob } from './tell-of-sent-job.ts';

const tellers: Readonly<Record<string, (changes: ItemChange[]) => Promise<void>>> = {
  AccessEntry: tellOfEntry,
  Payment: tellOfPayment,
  SentJobPost: tellOfSentJob,
  Match: tellOfMatch,
};

const notify = async ({ entity, changes }: ItemHistory): Promise<void> => tellers[entity]?.(changes);

/** Tells whom a change concerns, each once however often the change is delivered. */
export const handler = (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => consumeStream(event, notify);
