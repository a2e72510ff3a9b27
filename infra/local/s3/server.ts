import { join } from 'node:path';
import type { Faults } from '../dev-endpoints/faults.ts';
import type { ResolvedTemplates } from '../templates/resolved-templates.ts';
import { createBucketEvents } from './bucket-events.ts';
import { createOperations } from './operations.ts';
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
};

/** Implements the part of S3 that the product uses. Signed links and forms are checked as in S3. */
export function createS3({ templates, localDir, now, credentials, faults, reportError }: S3Options) {
  const store = openStore(join(localDir, 's3'), now);
  const events = createBucketEvents({ templates, localDir, now, reportError });
  return {
    /** Handles calls of the SDK in the handlers. */
    perform: createOperations(store, events.created),
    /** Handles requests of browsers. */
    app: createPublicBucket({ store, credentials, now, faults, created: events.created }),
    /** Stores an object without an event, because its thumbnails exist already. */
    place: async (bucket: string, key: string, bytes: Buffer, type: string): Promise<void> => {
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
