import { join } from 'node:path';
import type { S3 } from './s3/server.ts';
import { readJson, writeJson } from './state.ts';
import type { PerformAt } from './stripe/records/past.ts';

/** A sign-in the login page of the local cloud offers. */
export type DemoSignIn = {
  label: string;
  email: string;
  password: string;
  /** Of staff: what an authenticator app keeps. */
  secret?: string;
};

export type SeedContext = {
  origin: string;
  now: () => Date;
  /** Stores a file in a bucket together with the effects of it. */
  place: S3['place'];
  /** Gives a user an authenticator app with this secret. */
  giveSecondFactor: (userId: string, secret: string) => Promise<void>;
  /** Plays what was paid at Stripe's emulator; none where Stripe's own test mode is used. */
  performAt?: PerformAt;
  /** Ends the writing of later data. */
  signal?: AbortSignal;
};

/** Writes the demo world through the product's own table and services. */
export type DemoSeeder = {
  /** Creates the data that the product needs for a demo; returns the accounts that can sign in. */
  seedBase: (context: SeedContext) => Promise<DemoSignIn[]>;
  /** The many small things that may follow while the product is in use; safe to repeat. */
  seedRest: (context: SeedContext) => Promise<void>;
};

type Stage = 'none' | 'base' | 'rest' | 'done';
/** `time` is when the demo data were made; the rest follows from the same time. */
type SeedState = { signIns: DemoSignIn[]; stage: Stage; time?: string };

/** Keeps the sign-ins of the demo data and how far an earlier run came with them. */
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
    /** Waits until nothing of an earlier run is written any more, which would land in what comes next. */
    forget: async (): Promise<void> => {
      following?.stop.abort();
      await following?.done.catch(() => {});
      following = undefined;
      keep([], 'none');
    },
  };
}
