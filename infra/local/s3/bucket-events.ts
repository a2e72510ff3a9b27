import { randomUUID } from 'node:crypto';
import { createEventBus, type EventBusOptions } from '../events/event-bus.ts';
import type { ObjectFacts } from './store.ts';

export type BucketEventOptions = EventBusOptions & { now: () => Date };

/** Returns EventBridge's event for a stored object. */
const eventOf = (
  bucket: string,
  { key, size, etag }: Pick<ObjectFacts, 'key' | 'size' | 'etag'>,
  reason: string,
  now: Date,
) => ({
  version: '0',
  id: randomUUID(),
  'detail-type': 'Object Created',
  source: 'aws.s3',
  account: '000000000000',
  time: now.toISOString(),
  region: 'us-east-1',
  resources: [`arn:aws:s3:::${bucket}`],
  detail: {
    version: '0',
    bucket: { name: bucket },
    object: { key, size, etag: etag.replaceAll('"', ''), sequencer: now.getTime().toString(16).toUpperCase() },
    'request-id': randomUUID(),
    requester: '000000000000',
    'source-ip-address': '127.0.0.1',
    reason,
  },
});

/** Sends events about stored objects to the functions of the template's rules. */
export function createBucketEvents({ now, ...options }: BucketEventOptions) {
  const bus = createEventBus(options);
  return {
    ...bus,
    created: (bucket: string, facts: ObjectFacts, reason: string): void => {
      bus.dispatch(eventOf(bucket, facts, reason, now()));
    },
    /** Returns whether a rule matches a stored object. */
    concerns: (bucket: string, key: string): boolean =>
      bus.concerns(eventOf(bucket, { key, size: 0, etag: '' }, '', now())),
  };
}
