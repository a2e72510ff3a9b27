import { randomUUID } from 'node:crypto';
import { createAsynchronousCalls } from '../gateway/asynchronous-calls.ts';
import type { Invoke } from '../gateway/lambda.ts';
import { matchesPattern } from '../streams/event-pattern.ts';
import type { LocalResource, ResolvedTemplates } from '../templates/resolved-templates.ts';
import type { ObjectFacts } from './store.ts';

export type BucketEventOptions = {
  templates: ResolvedTemplates;
  localDir: string;
  now: () => Date;
  reportError: (error: unknown) => void;
  /** Returns the milliseconds before a retry. */
  backoff?: (attempt: number) => number;
};

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

/**
 * Sends events about stored objects to the functions of the template's rules. Events that keep failing become dead
 * letters.
 */
export function createBucketEvents(options: BucketEventOptions) {
  const { templates, localDir, now, reportError, backoff = (attempt) => 100 * 2 ** attempt } = options;
  const rules = templates.all('AWS::Events::Rule').filter(({ Properties }) => Properties.EventPattern);
  const running = new Set<Promise<void>>();
  const call = createAsynchronousCalls({ templates, localDir, backoff });
  let invoke: Invoke | undefined;

  const deliver = async (fn: LocalResource, event: unknown): Promise<void> => {
    if (invoke) await call(invoke, fn, event).catch(reportError);
  };

  const dispatch = (event: unknown): void => {
    for (const { Properties: rule } of rules) {
      if (!matchesPattern(rule.EventPattern, event)) continue;
      for (const { Arn } of rule.Targets ?? []) {
        const delivery = deliver(templates.functionOf(String(Arn)), event).finally(() => running.delete(delivery));
        running.add(delivery);
      }
    }
  };

  return {
    /** Sets how to call the functions, which start only after the bucket. */
    deliverTo: (run: Invoke) => {
      invoke = run;
    },
    created: (bucket: string, facts: ObjectFacts, reason: string): void => {
      dispatch(eventOf(bucket, facts, reason, now()));
    },
    /** Delivers an event that EventBridge has sent. */
    dispatch,
    /** Returns whether a rule matches a stored object. */
    concerns: (bucket: string, key: string): boolean => {
      const event = eventOf(bucket, { key, size: 0, etag: '' }, '', now());
      return rules.some(({ Properties: rule }) => matchesPattern(rule.EventPattern, event));
    },
    /** Waits until all events are delivered. */
    settle: async (): Promise<void> => {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
