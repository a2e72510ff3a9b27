import { join } from 'node:path';
import { removePath } from '../state.ts';
import { type StreamConsumer, type StreamOptions, startConsumer } from './stream-consumer.ts';
import { writeMarker } from './stream-marker.ts';
import { createStreamSource } from './stream-source.ts';

/**
 * A write is read after this time; then the stream is polled more and more rarely, so that an idle cloud costs nothing.
 */
const FIRST_MS = 30;
const SLOWER = 4;
const IDLE_MS = 1000;
/** As long as consumers may need to catch up on a busy machine on which others continue writing. */
const SETTLE_MS = 240_000;
/** A change makes a match, a match a notification, a notification a mail: its consequences end within these steps. */
const STEPS = 4;

/** Whether a consumer stands still, is slow or has missed something. */
const stateOf = ({ name, progress }: Pick<StreamConsumer, 'name' | 'progress'>, passedBefore: number): string => {
  const { name: activity, since } = progress.activity;
  const seconds = Math.round((performance.now() - since) / 1000);
  return `${name} ${activity} for ${seconds} s and has come past ${progress.passed - passedBefore} records meanwhile`;
};

/** Runs the template's stream consumers over the table's stream. */
export function startStreams(streamArn: string, options: StreamOptions) {
  let stopped = false;
  let ignoring = false;
  const source = createStreamSource(options.place, streamArn);
  const consumers = options.templates.all('AWS::Lambda::EventSourceMapping').map((mapping) => ({
    ...startConsumer(mapping, streamArn, { ...options, source }),
    pauseMs: FIRST_MS,
    hurry: () => {},
  }));

  const pause = (consumer: (typeof consumers)[number]) =>
    new Promise<void>((resolve) => {
      let timer = setTimeout(resolve, consumer.pauseMs);
      let isSoon = consumer.pauseMs === FIRST_MS;
      consumer.pauseMs = Math.min(IDLE_MS, consumer.pauseMs * SLOWER);
      consumer.hurry = () => {
        consumer.pauseMs = FIRST_MS;
        if (isSoon) return;
        isSoon = true;
        clearTimeout(timer);
        timer = setTimeout(resolve, FIRST_MS);
      };
    });

  const run = async (consumer: (typeof consumers)[number]) => {
    while (!stopped) {
      try {
        const { found, more } = await consumer.turn(ignoring);
        if (found) consumer.pauseMs = FIRST_MS;
        if (more) continue;
      } catch (error) {
        if (!stopped) options.reportError(error);
      }
      await pause(consumer);
    }
  };
  const running = consumers.map(run);

  const notice = () => {
    for (const { hurry } of consumers) hurry();
  };

  const handled = () => consumers.reduce((sum, { progress }) => sum + progress.handled, 0);

  /** Waits until every consumer has done what is in the stream now; says of those that have not what they are at. */
  const catchUp = async (deadline: number): Promise<void> => {
    const marker = await writeMarker(options.place);
    const before = consumers.map(({ progress }) => progress.passed);
    const isBehind = ({ progress }: (typeof consumers)[number]) => !progress.markers.has(marker);
    while (consumers.some(isBehind)) {
      if (performance.now() >= deadline) {
        const states = consumers.flatMap((consumer, at) =>
          isBehind(consumer) ? [stateOf(consumer, before[at]!)] : [],
        );
        throw new Error(`The stream consumers are still busy: ${states.join('; ')}`);
      }
      notice();
      await new Promise((resolve) => setTimeout(resolve, FIRST_MS));
    }
    for (const { progress } of consumers) progress.markers.delete(marker);
  };

  /**
   * Waits until what was written before, and what followed from that, is done; not for what others continue writing.
   * Fails after `timeoutMs`.
   */
  const settle = async (timeoutMs = SETTLE_MS): Promise<void> => {
    const deadline = performance.now() + timeoutMs;
    for (let step = 0; step < STEPS; step += 1) {
      const before = handled();
      await catchUp(deadline);
      // A consumer's own writes may concern another one: nothing is under way when a whole step found nothing to do.
      if (handled() === before) return;
    }
  };

  return {
    /** Says that the table was written to, so that its stream is worth reading now. */
    notice,
    settle,
    /** Runs something whose writes the consumers need not see. */
    unseen: async (write: () => Promise<void>): Promise<void> => {
      ignoring = true;
      try {
        await write();
        await settle();
      } finally {
        ignoring = false;
      }
    },
    stop: async () => {
      stopped = true;
      notice();
      await Promise.all(running);
      source.close();
    },
  };
}

/** Forgets how far the consumers have read, for a table that is new. */
export function forgetStreams(localDir: string): void {
  removePath(join(localDir, 'streams'));
  removePath(join(localDir, 'dead-letters'));
}
