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
  /** Milliseconds before a retry. */
  backoff?: (attempt: number) => number;
};

/** EventBridge's event of a stored object. */
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

/** Sends events of stored objects to the functions the template's rules name; what keeps failing is laid aside. */
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
    /** Names what runs the functions, which is not known before they can find the bucket. */
    deliverTo: (run: Invoke) => {
      invoke = run;
    },
    created: (bucket: string, facts: ObjectFacts, reason: string): void => {
      dispatch(eventOf(bucket, facts, reason, now()));
    },
    /** Takes an event that EventBridge has sent. */
    dispatch,
    /** Whether a rule is about a stored object. */
    concerns: (bucket: string, key: string): boolean => {
      const event = eventOf(bucket, { key, size: 0, etag: '' }, '', now());
      return rules.some(({ Properties: rule }) => matchesPattern(rule.EventPattern, event));
    },
    /** Waits until nothing is in transit. */
    settle: async (): Promise<void> => {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
