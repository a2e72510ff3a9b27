import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createMessageQueue } from './message-queue.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;

/** A queue with dead letters and a clock of its own. */
const newQueue = (more: object = {}) => {
  let at = 0;
  const common = { now: () => new Date(at), visibilityMs: 6 * MINUTE_MS, keptMs: 14 * DAY_MS };
  const deadLetters = createMessageQueue({ ...common, id: 'dead' });
  const queue = createMessageQueue({ ...common, id: 'queue', mostReceives: 3, deadLetters, ...more });
  const pass = (ms: number): void => {
    at += ms;
  };
  return { queue, deadLetters, pass, bodies: () => queue.receive(10).map(({ body }) => body) };
};

describe('a queue of the local cloud', () => {
  it('hides a received message until it is deleted or its visibility timeout has passed', () => {
    const { queue, pass, bodies } = newQueue();
    queue.send('a');
    queue.send('b');
    const [first] = queue.receive(1);
    expect(first).toMatchObject({ body: 'a', receives: 1 });
    queue.remove(first!.receipt);
    expect(bodies()).toEqual(['b']);
    pass(6 * MINUTE_MS - 1);
    expect(bodies()).toEqual([]);
    pass(1);
    expect(bodies()).toEqual(['b']);
  });

  it('delivers a message again whose receiver came too late, and the late receipt deletes nothing', () => {
    const { queue, pass } = newQueue();
    queue.send('a');
    const [late] = queue.receive(1);
    pass(6 * MINUTE_MS);
    const [again] = queue.receive(1);
    expect(again!.receives).toBe(2);
    queue.remove(late!.receipt);
    expect(queue.size()).toBe(1);
    queue.remove(again!.receipt);
    expect(queue.size()).toBe(0);
  });

  it('moves a message to the dead letters at its fourth receive, from where it starts again', () => {
    const { queue, deadLetters, pass, bodies } = newQueue();
    queue.send('poison');
    for (let receive = 0; receive < 3; receive += 1) {
      expect(bodies()).toEqual(['poison']);
      pass(6 * MINUTE_MS);
    }
    expect(bodies()).toEqual([]);
    expect(deadLetters.bodies()).toEqual(['poison']);
    expect(deadLetters.moveTo(queue)).toBe(1);
    expect(queue.receive(1)).toMatchObject([{ body: 'poison', receives: 1 }]);
    expect(deadLetters.size()).toBe(0);
  });

  it('keeps a delayed message invisible for its delay, of at most 15 minutes', () => {
    const { queue, pass, bodies } = newQueue();
    queue.send('later', 900);
    pass(15 * MINUTE_MS - 1);
    expect(bodies()).toEqual([]);
    pass(1);
    expect(bodies()).toEqual(['later']);
    expect(() => queue.send('too late', 901)).toThrow('between 0 and 900');
  });

  it('shortens the waits of the local cloud, and nothing else', () => {
    const { queue, pass, bodies } = newQueue({ mostWaitMs: 1000 });
    queue.send('later', 900);
    pass(1000);
    const [received] = queue.receive(1);
    pass(1000);
    expect(bodies()).toEqual([]);
    queue.shorten(received!.receipt);
    pass(1000);
    expect(bodies()).toEqual(['later']);
  });

  it('rejects a message above 1 MiB, and forgets one after 14 days', () => {
    const { queue, pass, bodies } = newQueue();
    expect(() => queue.send('x'.repeat(1024 * 1024 + 1))).toThrow('shorter than');
    queue.send('x'.repeat(1024 * 1024));
    pass(14 * DAY_MS);
    expect(bodies()).toEqual([]);
    expect(queue.size()).toBe(0);
  });

  it('keeps its messages in a folder for the next process', () => {
    const folder = mkdtempSync(join(tmpdir(), 'queue-'));
    const { queue } = newQueue({ folder });
    queue.send('kept');
    queue.send('done');
    queue.remove(queue.receive(2)[1]!.receipt);
    expect(newQueue({ folder }).queue.bodies()).toEqual(['kept']);
    rmSync(folder, { recursive: true });
  });
});
