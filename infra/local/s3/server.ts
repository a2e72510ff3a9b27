import { join } from 'node:path';
import type { Faults } from '../dev-endpoints/faults.ts';
import type { NoteMetric } from '../logs/written-lines.ts';
import type { ResolvedTemplates } from '../templates/resolved-templates.ts';
import { createBucketEvents } from './bucket-events.ts';
import { createOperations, operationOf, placeOf, type S3Request } from './operations.ts';
import { createPublicBucket } from './public-bucket.ts';
import type { Credentials } from './signature.ts';
import { openStore } from './store.ts';

export type S3Options = {
  templates: ResolvedTemplates;
  localDir: string;
  now: () => Date;
  credentials: Credentials;
  faults: Faults;
  reportError: (error: unknown) => void;
  noteMetric?: NoteMetric;
};

/** Implements the part of S3 that the product uses. Signed links and forms are checked as in S3. */
export function createS3(options: S3Options) {
  const { templates, localDir, now, credentials, faults, reportError, noteMetric } = options;
  const store = openStore(join(localDir, 's3'), now);
  const events = createBucketEvents({ templates, localDir, now, reportError });
  const operations = createOperations(store, events.created);
  /** The buckets whose requests CloudWatch counts. */
  const measured = () =>
    templates
      .all('AWS::S3::Bucket')
      .filter(({ Properties }) => Properties.MetricsConfigurations)
      .map(({ id }) => templates.bucketOf(id));
  const notePut = (bucket: string) => {
    if (noteMetric && measured().includes(bucket)) noteMetric('AWS/S3', 'PutRequests');
  };
  return {
    /** Handles calls of the SDK in the handlers. */
    perform: (request: S3Request): Promise<Response> => {
      if (operationOf(request) === 'PutObject') notePut(placeOf(request.url.pathname).bucket);
      return operations(request);
    },
    /** Handles requests of browsers. */
    app: createPublicBucket({ store, credentials, now, faults, created: events.created }),
    /** Stores an object without an event, because its thumbnails exist already. */
    place: async (bucket: string, key: string, bytes: Buffer, type: string): Promise<void> => {
      notePut(bucket);
      store.put(bucket, key, bytes, type, {});
    },
    deliverTo: events.deliverTo,
    settle: events.settle,
    reset: async (): Promise<void> => {
      await events.settle();
      store.clear();
    },
    stop: (): Promise<void> => events.settle(),
  };
}

export type S3 = ReturnType<typeof createS3>;
