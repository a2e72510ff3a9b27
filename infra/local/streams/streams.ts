import { join } from 'node:path';
import { removePath } from '../state.ts';
import { type StreamOptions, startConsumer } from './stream-consumer.ts';

/** A write is read this much later, then the stream is asked half as often each time: an idle cloud costs nothing. */
const FIRST_MS = 30;
const IDLE_MS = 1000;
/** As long as consumers may need to catch up on a busy machine on which others go on writing. */
const SETTLE_MS = 60_000;

/** Runs the template's stream consumers over the table's stream. */
export function startStreams(streamArn: string, options: StreamOptions) {
  let stopped = false;
  let ignoring = false;
  const consumers = options.templates.all('AWS::Lambda::EventSourceMapping').map((mapping) => ({
    ...startConsumer(mapping, streamArn, options),
    quietSince: 0,
    pauseMs: FIRST_MS,
    hurry: () => {},
  }));

  const pause = (consumer: (typeof consumers)[number]) =>
    new Promise<void>((resolve) => {
      let timer = setTimeout(resolve, consumer.pauseMs);
      let isSoon = consumer.pauseMs === FIRST_MS;
      consumer.pauseMs = Math.min(IDLE_MS, consumer.pauseMs * 2);
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
      const startedAt = performance.now();
      try {
        const isBusy = await consumer.turn(ignoring);
        consumer.quietSince = isBusy ? Number.POSITIVE_INFINITY : startedAt;
        if (isBusy) {
          consumer.pauseMs = FIRST_MS;
          continue;
        }
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

  /** Waits until every consumer has found its stream empty after this moment, at most `timeoutMs`. */
  const settle = async (timeoutMs = SETTLE_MS): Promise<void> => {
    const deadline = performance.now() + timeoutMs;
    let since = performance.now();
    let rounds = 0;
    while (performance.now() < deadline) {
      notice();
      await new Promise((resolve) => setTimeout(resolve, FIRST_MS));
      const isQuiet = consumers.every(
        ({ quietSince }) => quietSince >= since && quietSince !== Number.POSITIVE_INFINITY,
      );
      if (!isQuiet) continue;
      // A consumer's own writes may concern another one: two quiet rounds in a row are the end.
      if (++rounds === 2) return;
      since = performance.now();
    }
    throw new Error(`The stream consumers were still busy after ${timeoutMs} ms`);
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
      for (const { close } of consumers) close();
    },
  };
}

/** Forgets how far the consumers have read, for a table that is new. */
export function forgetStreams(localDir: string): void {
  removePath(join(localDir, 'streams'));
  removePath(join(localDir, 'dead-letters'));
}
