import { join } from 'node:path';
import type { DynamoDBRecord } from 'aws-lambda';
import type { TablePlace } from '../dynamodb/dynamodb.ts';
import { writeDeadLetter } from '../gateway/dead-letters.ts';
import { type Invoke, TimedOut } from '../gateway/lambda.ts';
import { maySendToQueue } from '../gateway/resource-policies.ts';
import { readJson, writeJson } from '../state.ts';
import type { LocalResource, ResolvedTemplates } from '../templates/resolved-templates.ts';
import { createFilter } from './event-pattern.ts';
import { processBatch } from './stream-batch.ts';
import { markerOf } from './stream-marker.ts';
import { type Checkpoint, createShardReader } from './stream-shards.ts';
import type { StreamRecord, StreamSource } from './stream-source.ts';

export type StreamOptions = {
  templates: ResolvedTemplates;
  invoke: Invoke;
  place: TablePlace;
  localDir: string;
  /** True when the table outlives this process, so that the position in its stream is stored. */
  keepsPlace: boolean;
  reportError: (error: unknown) => void;
};

/** The current activity of a consumer, and its start in ms. */
type Activity = { name: 'has been reading' | 'has been at its function' | 'has been waiting'; since: number };
/**
 * The progress of a consumer: the records that its function handled, those it passed, the markers among them, and the
 * current activity.
 */
type Progress = { handled: number; passed: number; markers: Set<string>; activity: Activity };

/** The most records of one GetRecords call. */
const MOST_RECORDS = 1000;

/** Converts a record to the form that a function receives: dates as seconds, bytes as base64. */
function toEventRecord(record: StreamRecord, streamArn: string): DynamoDBRecord {
  const seconds = Math.floor((record.dynamodb?.ApproximateCreationDateTime?.getTime() ?? 0) / 1000);
  const dynamodb = { ...record.dynamodb, ApproximateCreationDateTime: seconds };
  const text = JSON.stringify({ ...record, dynamodb, eventSourceARN: streamArn }, (_, value: unknown) =>
    value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
  );
  return JSON.parse(text) as DynamoDBRecord;
}

/**
 * Starts a consumer as an event source mapping of the template describes it, with filter, batches, retries, dead
 * letters and its position in the stream.
 */
export function startConsumer(
  mapping: LocalResource,
  streamArn: string,
  { source, ...options }: StreamOptions & { source: StreamSource },
) {
  const { templates, invoke, localDir, keepsPlace, reportError } = options;
  const { Properties: properties } = mapping;
  const fn = templates.functionOf(String(properties.FunctionName));
  const path = join(localDir, 'streams', `${fn.id}.json`);
  const fresh: Checkpoint & { streamArn: string } = { streamArn, shards: {}, finished: [] };
  const saved = readJson(path, fresh);
  const checkpoint = saved.streamArn === streamArn ? saved : fresh;
  const reader = createShardReader(source, checkpoint);
  const passes = createFilter(properties.FilterCriteria);
  const settings = {
    bisect: properties.BisectBatchOnFunctionError === true,
    retries: Number(properties.MaximumRetryAttempts ?? 3),
    reportsFailures: (properties.FunctionResponseTypes ?? []).includes('ReportBatchItemFailures'),
  };

  const giveUp = (records: DynamoDBRecord[], error: unknown) => {
    const queue = properties.DestinationConfig?.OnFailure?.Destination;
    if (queue && maySendToQueue(templates, fn, queue))
      writeDeadLetter(localDir, fn.id, {
        requestContext: { functionArn: fn.id, condition: 'RetryAttemptsExhausted' },
        // As in AWS, a message has the position of the records, not the records.
        DDBStreamBatchInfo: {
          startSequenceNumber: records[0]?.dynamodb?.SequenceNumber,
          endSequenceNumber: records.at(-1)?.dynamodb?.SequenceNumber,
          batchSize: records.length,
          streamArn,
        },
      });
    reportError(error);
  };

  const activity = (name: Activity['name']): Activity => ({ name, since: performance.now() });
  const progress: Progress = { handled: 0, passed: 0, markers: new Set(), activity: activity('has been waiting') };

  const run = async (batch: DynamoDBRecord[]): Promise<unknown> => {
    try {
      return await invoke(fn, { Records: batch });
    } catch (error) {
      // A function that times out doesn't report this itself.
      if (error instanceof TimedOut) reportError(error);
      throw error;
    }
  };

  /** Reads all shards once. Returns whether records were found and whether there are more. `ignoring` skips them. */
  const turn = async (ignoring = false): Promise<{ found: boolean; more: boolean }> => {
    let [found, more] = [false, false];
    const limit = ignoring ? MOST_RECORDS : Number(properties.BatchSize ?? 100);
    progress.activity = activity('has been reading');
    for (const { shardId, records, isLast, isKept } of await reader.read(limit)) {
      // Filters before converting, because most records match no filter, and converting costs more than filtering.
      const events = ignoring ? [] : records.filter(passes).map((record) => toEventRecord(record, streamArn));
      if (events.length > 0) {
        progress.activity = activity('has been at its function');
        await processBatch(events, { settings, invoke: run, giveUp });
        progress.handled += events.length;
      }
      for (const marker of records.map(markerOf)) if (marker) progress.markers.add(marker);
      progress.passed += records.length;
      const last = records.at(-1)?.dynamodb?.SequenceNumber;
      if (last) checkpoint.shards[shardId] = last;
      if (isLast) reader.finish(shardId);
      if (keepsPlace && (last || isLast)) writeJson(path, checkpoint);
      found ||= records.length > 0;
      more ||= records.length >= limit || isLast || (isKept && records.length > 0);
    }
    progress.activity = activity('has been waiting');
    return { found, more };
  };
  return { name: fn.id, turn, progress };
}
export type StreamConsumer = ReturnType<typeof startConsumer>;
