import { join } from 'node:path';
import type { S3 } from './s3/server.ts';
import { readJson, writeJson } from './state.ts';
import type { PerformAt } from './stripe/records/past.ts';

/** A demo sign-in that the login page of the local cloud offers. */
export type DemoSignIn = {
  label: string;
  email: string;
  password: string;
  /** The secret of the authenticator app, for staff only. */
  secret?: string;
};

export type SeedContext = {
  origin: string;
  now: () => Date;
  /** Stores a file in a bucket without an event. */
  place: S3['place'];
  /** Gives a user an authenticator app with this secret. */
  giveSecondFactor: (userId: string, secret: string) => Promise<void>;
  /** Performs past payments in the Stripe emulator; absent when Stripe's test mode is used. */
  performAt?: PerformAt;
  /** Stops writing the second part of the demo data. */
  signal?: AbortSignal;
};

/** Writes the demo world through the product's own table and services. */
export type DemoSeeder = {
  /** Creates the data that a demo needs from the start. Returns the accounts that can sign in. */
  seedBase: (context: SeedContext) => Promise<DemoSignIn[]>;
  /** Creates many small items that can follow while the product is in use. It can be repeated safely. */
  seedRest: (context: SeedContext) => Promise<void>;
};

type Stage = 'none' | 'base' | 'rest' | 'done';
/** The state of the demo data. `time` is the time of their creation, which the second part also uses. */
type SeedState = { signIns: DemoSignIn[]; stage: Stage; time?: string };

/** Stores the demo sign-ins and the progress of an earlier run. */
export function createDemo(localDir: string, { seedBase, seedRest }: DemoSeeder) {
  const path = join(localDir, 'demo.json');
  let kept = readJson<SeedState>(path, { signIns: [], stage: 'none' });
  const keep = (signIns: DemoSignIn[], stage: Stage, time = kept.time) => {
    kept = { signIns, stage, ...(time && { time }) };
    writeJson(path, kept);
  };
  let following: { stop: AbortController; done: Promise<void> } | undefined;
  return {
    list: (): readonly DemoSignIn[] => kept.signIns,
    stage: (): Stage => kept.stage,
    seedBase: async (context: SeedContext): Promise<void> => {
      const time = context.now();
      keep([], 'base', time.toISOString());
      keep(await seedBase({ ...context, now: () => time }), 'rest');
    },
    seedRest: async (context: SeedContext): Promise<void> => {
      const stop = new AbortController();
      const { time } = kept;
      const now = () => (time ? new Date(time) : context.now());
      const done = seedRest({ ...context, now, signal: stop.signal }).then(() => {
        if (!stop.signal.aborted) keep(kept.signIns, 'done');
      });
      following = { stop, done };
      await done;
    },
    /** Waits until the second part of the demo data is written, if that has begun. */
    complete: async (): Promise<void> => following?.done,
    /** Waits until an earlier run has stopped writing, so that it can't write into new data. */
    forget: async (): Promise<void> => {
      following?.stop.abort();
      await following?.done.catch(() => {});
      following = undefined;
      keep([], 'none');
    },
  };
}
