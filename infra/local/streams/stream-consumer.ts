import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Letter } from '@plumbline/functions/platform/letters/letters';
import type { DynamoDBRecord } from 'aws-lambda';
import type { TablePlace } from '../dynamodb/dynamodb.ts';
import { type Invoke, TimedOut } from '../gateway/lambda.ts';
import { mayStoreLetters } from '../gateway/resource-policies.ts';
import { readJson, writeJson } from '../state.ts';
import type { LocalResource, ResolvedTemplates } from '../templates/resolved-templates.ts';
import { createFilter } from './event-pattern.ts';
import { type Condition, processBatch } from './stream-batch.ts';
import { createLanes } from './stream-lanes.ts';
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
  now: () => Date;
  /** Stores a dead letter in a bucket. */
  storeLetter: (bucket: string, key: string, letter: object) => Promise<void>;
};

/** The current activity of a consumer, and its start in ms. */
type Activity = { name: 'has been reading' | 'has been at its function' | 'has been waiting'; since: number };
/**
 * The progress of a consumer: the records that its function handled, those it passed, the markers among them, and the
 * current activity.
 */
type Progress = { handled: number; passed: number; markers: Set<string>; activity: Activity };

/** The most records of one GetRecords call, and the most that wait for a blocked lane before the shard waits too. */
const MOST_RECORDS = 1000;
const LOOK_EVERY_MS = 50;
const SECOND_MS = 1000;

/**
 * Converts a record to the form that a function receives: dates as seconds, bytes as base64. A record is as old as its
 * first delivery, because DynamoDB Local has no clock that tests can move.
 */
function toEventRecord(record: StreamRecord, streamArn: string, now: Date): DynamoDBRecord {
  const dynamodb = { ...record.dynamodb, ApproximateCreationDateTime: Math.floor(now.getTime() / SECOND_MS) };
  const text = JSON.stringify({ ...record, dynamodb, eventSourceARN: streamArn }, (_, value: unknown) =>
    value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
  );
  return JSON.parse(text) as DynamoDBRecord;
}

/** Returns the key under which Lambda stores a letter: mapping, shard, date, time and a random id. */
const letterKeyOf = (mapping: string, shardId: string, at: Date): string => {
  const [day = '', time = ''] = at.toISOString().slice(0, 19).split('T');
  return `aws/lambda/${mapping}/${shardId}/${day.replaceAll('-', '/')}/${day}T${time.replaceAll(':', '.')}-${randomUUID()}`;
};

/** Returns the event source mappings of the table's stream; the others are of queues. */
export const streamMappings = (templates: ResolvedTemplates): LocalResource[] =>
  templates.all('AWS::Lambda::EventSourceMapping').filter(({ Properties }) => Properties.StartingPosition);

/**
 * Starts a consumer as an event source mapping of the template describes it, with filter, parallel batches, retries,
 * dead letters and its position in the stream.
 */
export function startConsumer(
  mapping: LocalResource,
  streamArn: string,
  { source, ...options }: StreamOptions & { source: StreamSource },
) {
  const { templates, invoke, localDir, keepsPlace, reportError, now, storeLetter } = options;
  const { Properties: properties } = mapping;
  const fn = templates.functionOf(String(properties.FunctionName));
  const path = join(localDir, 'streams', `${fn.id}.json`);
  const fresh: Checkpoint & { streamArn: string } = { streamArn, shards: {}, finished: [] };
  const saved = readJson(path, fresh);
  /** Everything before it is done. Reading is ahead of it. */
  const checkpoint = saved.streamArn === streamArn ? saved : fresh;
  const position = structuredClone(checkpoint);
  const reader = createShardReader(source, position);
  const passes = createFilter(properties.FilterCriteria);
  const maxAge = Number(properties.MaximumRecordAgeInSeconds ?? -1);
  const settings = {
    bisect: properties.BisectBatchOnFunctionError === true,
    retries: Number(properties.MaximumRetryAttempts ?? -1),
    maxAgeMs: maxAge < 0 ? -1 : maxAge * SECOND_MS,
    reportsFailures: (properties.FunctionResponseTypes ?? []).includes('ReportBatchItemFailures'),
  };
  const batchSize = Number(properties.BatchSize ?? 100);
  const ending = new AbortController();

  /** Writes discarded records to the bucket of the mapping. Without the permission they are lost, as in the cloud. */
  const giveUp = async (shardId: string, records: DynamoDBRecord[], condition: Condition, error: unknown) => {
    reportError(error);
    const bucketArn = properties.DestinationConfig?.OnFailure?.Destination;
    if (!bucketArn || !mayStoreLetters(templates, fn, bucketArn)) return;
    const letter: Letter = {
      requestContext: { functionArn: `arn:aws:lambda:us-east-1:000000000000:function:${fn.id}`, condition },
      timestamp: now().toISOString(),
      DDBStreamBatchInfo: {
        startSequenceNumber: records[0]?.dynamodb?.SequenceNumber,
        endSequenceNumber: records.at(-1)?.dynamodb?.SequenceNumber,
        batchSize: records.length,
        streamArn,
      },
      payload: JSON.stringify({ Records: records }),
    };
    await storeLetter(templates.bucketOf(bucketArn), letterKeyOf(mapping.id, shardId, now()), letter).catch(
      reportError,
    );
  };

  const activity = (name: Activity['name']): Activity => ({ name, since: performance.now() });
  const progress: Progress = { handled: 0, passed: 0, markers: new Set(), activity: activity('has been waiting') };
  let running = 0;
  const show = (name: Activity['name']) => {
    if (running === 0) progress.activity = activity(name);
  };

  const run = async (batch: DynamoDBRecord[]): Promise<unknown> => {
    show('has been at its function');
    running += 1;
    try {
      return await invoke(fn, { Records: batch });
    } catch (error) {
      // A function that times out doesn't report this itself.
      if (error instanceof TimedOut) reportError(error);
      throw error;
    } finally {
      running -= 1;
      show('has been waiting');
    }
  };

  type Shard = { lanes: ReturnType<typeof createLanes>; done: Promise<unknown> };
  const shards = new Map<string, Shard>();
  const shardOf = (shardId: string): Shard => {
    const known = shards.get(shardId);
    if (known) return known;
    const process = (records: DynamoDBRecord[]) =>
      processBatch(records, {
        settings,
        invoke: run,
        giveUp: (lost, condition, error) => giveUp(shardId, lost, condition, error),
        now,
        signal: ending.signal,
      });
    const lanes = createLanes({ lanes: Number(properties.ParallelizationFactor ?? 1), batchSize, process });
    const shard = { lanes, done: Promise.resolve() };
    shards.set(shardId, shard);
    return shard;
  };

  /** Waits until a shard can take more records, or until the cloud stops. */
  const waitWhile = async (isFull: () => boolean): Promise<void> => {
    while (isFull() && !ending.signal.aborted) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  };

  const markDone = (shardId: string, records: StreamRecord[], events: number): void => {
    progress.handled += events;
    for (const marker of records.map(markerOf)) if (marker) progress.markers.add(marker);
    progress.passed += records.length;
    const last = records.at(-1)?.dynamodb?.SequenceNumber;
    if (last) checkpoint.shards[shardId] = last;
    if (keepsPlace && last) writeJson(path, checkpoint);
  };

  /** The records of a shard's children wait for those of the shard. */
  const finish = async (shardId: string): Promise<void> => {
    let isDone = false;
    void shards.get(shardId)?.done.then(() => {
      isDone = true;
    });
    await waitWhile(() => shards.has(shardId) && !isDone);
    if (ending.signal.aborted) return;
    shards.delete(shardId);
    reader.finish(shardId);
    checkpoint.finished = [...position.finished];
    delete checkpoint.shards[shardId];
    if (keepsPlace) writeJson(path, checkpoint);
  };

  /** Reads all shards once. Returns whether records were found and whether there are more. `ignoring` skips them. */
  const turn = async (ignoring = false): Promise<{ found: boolean; more: boolean }> => {
    let [found, more] = [false, false];
    const limit = ignoring ? MOST_RECORDS : batchSize;
    show('has been reading');
    for (const { shardId, records, isLast, isKept } of await reader.read(limit)) {
      // Filters before converting, because most records match no filter, and converting costs more than filtering.
      const events = ignoring ? [] : records.filter(passes).map((record) => toEventRecord(record, streamArn, now()));
      if (records.length) {
        const shard = shardOf(shardId);
        const handled = shard.lanes.add(events);
        shard.done = Promise.all([shard.done, handled]).then(() => markDone(shardId, records, events.length));
        const last = records.at(-1)?.dynamodb?.SequenceNumber;
        if (last) position.shards[shardId] = last;
        await waitWhile(() => shard.lanes.waiting() > MOST_RECORDS);
      }
      if (isLast) await finish(shardId);
      found ||= records.length > 0;
      more ||= records.length >= limit || isLast || (isKept && records.length > 0);
    }
    show('has been waiting');
    return { found, more };
  };
  /** Ends the retries and waits for the running batches. Their records are delivered again after the next start. */
  const stop = async (): Promise<void> => {
    ending.abort();
    await Promise.all([...shards.values()].map(({ lanes }) => lanes.idle()));
  };
  return { name: fn.id, turn, progress, stop };
}
export type StreamConsumer = ReturnType<typeof startConsumer>;
