import { join } from 'node:path';
import { removePath } from '../state.ts';
import { type StreamConsumer, type StreamOptions, startConsumer, streamMappings } from './stream-consumer.ts';
import { writeMarker } from './stream-marker.ts';
import { createStreamSource } from './stream-source.ts';

/**
 * The delay after which a write is read. Without writes, polling becomes less frequent, so that an idle cloud costs
 * nothing.
 */
const FIRST_MS = 30;
const SLOWER = 4;
const IDLE_MS = 1000;
/** The time limit for consumers to catch up on a busy machine, while other clients continue writing. */
const SETTLE_MS = 240_000;
/**
 * The most steps of a chain of changes: a change makes a match, a match a notification, and a notification an e-mail.
 */
const STEPS = 4;

/** Describes whether a consumer is stuck or slow. */
const stateOf = ({ name, progress }: Pick<StreamConsumer, 'name' | 'progress'>, passedBefore: number): string => {
  const { name: activity, since } = progress.activity;
  const seconds = Math.round((performance.now() - since) / 1000);
  return `${name} ${activity} for ${seconds} s and has come past ${progress.passed - passedBefore} records meanwhile`;
};

/** Starts the template's stream consumers. */
export function startStreams(streamArn: string, options: StreamOptions) {
  let stopped = false;
  let ignoring = false;
  const source = createStreamSource(options.place, streamArn);
  const consumers = streamMappings(options.templates).map((mapping) => ({
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

  /**
   * Waits until every consumer has processed the current content of the stream. Throws with the activity of the others.
   */
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
   * Waits until earlier writes and their consequences are processed, but not for later writes. Throws after
   * `timeoutMs`.
   */
  const settle = async (timeoutMs = SETTLE_MS): Promise<void> => {
    const deadline = performance.now() + timeoutMs;
    for (let step = 0; step < STEPS; step += 1) {
      const before = handled();
      await catchUp(deadline);
      // A consumer's writes can trigger another one, so everything is processed only when a whole step handled no
      // records.
      if (handled() === before) return;
    }
  };

  return {
    /** Reports a write to the table, so that its stream is read soon. */
    notice,
    settle,
    /** Runs writes that the consumers skip. */
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
      await Promise.all(consumers.map((consumer) => consumer.stop()));
      await Promise.all(running);
      source.close();
    },
  };
}

/** Deletes the positions of the consumers, for a new table. */
export function forgetStreams(localDir: string): void {
  removePath(join(localDir, 'streams'));
  removePath(join(localDir, 'dead-letters'));
}
