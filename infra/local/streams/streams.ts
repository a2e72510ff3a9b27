import { join } from 'node:path';
import { removePath } from '../state.ts';
import { type StreamOptions, startConsumer } from './stream-consumer.ts';
import { writeMarker } from './stream-marker.ts';
import { createStreamSource } from './stream-source.ts';

/** A write is read this much later, then the stream is asked ever more seldom: an idle cloud costs nothing. */
const FIRST_MS = 30;
const SLOWER = 4;
const IDLE_MS = 1000;
/** As long as consumers may need to catch up on a busy machine on which others go on writing. */
const SETTLE_MS = 240_000;
/** A change makes a match, a match a notification, a notification a mail: its consequences end within these steps. */
const STEPS = 4;

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

  /** Waits until every consumer has done what stands in the stream now. */
  const catchUp = async (deadline: number): Promise<boolean> => {
    const marker = await writeMarker(options.place);
    while (performance.now() < deadline) {
      if (consumers.every(({ progress }) => progress.markers.has(marker))) {
        for (const { progress } of consumers) progress.markers.delete(marker);
        return true;
      }
      notice();
      await new Promise((resolve) => setTimeout(resolve, FIRST_MS));
    }
    return false;
  };

  /**
   * Waits until what was written before, and what followed from that, is done; not for what others go on writing.
   * Fails after `timeoutMs`.
   */
  const settle = async (timeoutMs = SETTLE_MS): Promise<void> => {
    const deadline = performance.now() + timeoutMs;
    for (let step = 0; step < STEPS; step += 1) {
      const before = handled();
      if (!(await catchUp(deadline))) throw new Error(`The stream consumers were still busy after ${timeoutMs} ms`);
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
