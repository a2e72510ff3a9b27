import type { DynamoDBRecord } from 'aws-lambda';
import { nowIso } from '../clock.ts';

/**
 * A dead letter in the form in which Lambda itself writes discarded records of a stream to a bucket, so that both are
 * read in the same way.
 */
export type Letter = {
  requestContext: { functionArn: string; condition: string };
  responseContext?: { functionError: string };
  timestamp: string;
  DDBStreamBatchInfo: {
    startSequenceNumber: string | undefined;
    endSequenceNumber: string | undefined;
    batchSize: number;
    streamArn: string | undefined;
  };
  /** The event of the function. Lambda stores it as text. */
  payload: { Records: DynamoDBRecord[] } | string;
};

/** The prefix of the keys of letters that functions write. Lambda's own letters begin with `aws/lambda/`. */
const PREFIX = 'records/';

/** The condition of a letter whose records failed because of an error in the code or the data. */
export const RECORD_FAILED = 'RecordFailed';

/** Returns the name at the end of a function's ARN, without an alias. */
export const functionNameOf = (arn: string): string => /:function:([^:]+)/.exec(arn)?.[1] ?? arn;

/** Creates the letter of the failed records of one item. */
export const letterOf = (functionArn: string, records: DynamoDBRecord[], error: unknown): Letter => ({
  requestContext: { functionArn, condition: RECORD_FAILED },
  responseContext: { functionError: String(error) },
  timestamp: nowIso(),
  DDBStreamBatchInfo: {
    startSequenceNumber: records[0]?.dynamodb?.SequenceNumber,
    endSequenceNumber: records.at(-1)?.dynamodb?.SequenceNumber,
    batchSize: records.length,
    streamArn: records[0]?.eventSourceARN,
  },
  payload: { Records: records },
});

/**
 * Writes a letter to the bucket of dead letters. The same records have the same key on the same day, so a repeated
 * delivery writes no second letter. The first call loads the S3 client.
 */
export const writeLetter = async (letter: Letter): Promise<void> => {
  const { requestContext, timestamp, DDBStreamBatchInfo: info } = letter;
  const day = timestamp.slice(0, 10);
  const name = `${info.startSequenceNumber}-${info.endSequenceNumber}`;
  const bucket = await import('./letter-bucket.ts');
  await bucket.put(`${PREFIX}${functionNameOf(requestContext.functionArn)}/${day}/${name}.json`, letter);
};
