import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, removePath, writeJson } from '../state.ts';

type Message = { id: string; body: string; sentAt: number; visibleAt: number; receives: number; receipt?: string };
export type Received = Required<Message>;

/** The queue of the messages that were received too often. */
type DeadLetters = Target & {
  id: string;
  size: () => number;
  bodies: () => string[];
  moveTo: (target: Target) => number;
  clear: () => void;
};
type Target = { send: (body: string) => string };

type QueueOptions = {
  id: string;
  now: () => Date;
  /** How long a received message is invisible, in ms. */
  visibilityMs: number;
  /** How long a message is kept, in ms. */
  keptMs: number;
  /** The number of receives after which a message moves to the dead letters. */
  mostReceives?: number | undefined;
  deadLetters?: DeadLetters | undefined;
  /** The folder in which messages outlive this process; without it, they are in memory. */
  folder?: string | undefined;
  /** The longest wait of a message that was put back or failed, in ms. The local cloud shortens the waits of SQS. */
  mostWaitMs?: number;
};

/** The limits of SQS: 1 MiB for a message, and a quarter of an hour for its delay. */
const MOST_BYTES = 1024 * 1024;
const MOST_DELAY_SECONDS = 900;
const SECOND_MS = 1000;

const refusal = (name: string, message: string): Error => Object.assign(new Error(message), { name });

/**
 * A standard queue of SQS: a message is received at least once, is invisible until it is deleted or its visibility
 * timeout has passed, and moves to the dead letters when it is received more often than allowed.
 */
export function createMessageQueue(options: QueueOptions) {
  const { id, now, visibilityMs, keptMs, mostReceives, deadLetters, folder } = options;
  const { mostWaitMs = Number.POSITIVE_INFINITY } = options;
  const messages = new Map<string, Message>();
  const pathOf = (name: string) => join(folder ?? '', `${name}.json`);
  for (const file of folder && existsSync(folder) ? readdirSync(folder).toSorted() : []) {
    const stored = readJson<Message | undefined>(join(folder!, file), undefined);
    if (stored) messages.set(stored.id, stored);
  }
  const store = (message: Message): void => {
    messages.set(message.id, message);
    if (folder) writeJson(pathOf(message.id), message);
  };
  const forget = (message: Message): void => {
    messages.delete(message.id);
    if (folder) removePath(pathOf(message.id));
  };
  const byReceipt = (receipt: string): Message | undefined =>
    [...messages.values()].find((message) => message.receipt === receipt);
  const time = (): number => now().getTime();
  const put = (body: string, delayMs: number): string => {
    const message = { id: randomUUID(), body, sentAt: time(), visibleAt: time() + delayMs, receives: 0 };
    store(message);
    return message.id;
  };

  return {
    id,
    deadLetters,
    /** Adds a message, and returns its id. Throws as SQS does for one that is too long or too late. */
    send: (body: string, delaySeconds = 0): string => {
      if (Buffer.byteLength(body) > MOST_BYTES)
        throw refusal('InvalidParameterValue', `Message must be shorter than ${MOST_BYTES} bytes.`);
      if (!(delaySeconds >= 0 && delaySeconds <= MOST_DELAY_SECONDS))
        throw refusal('InvalidParameterValue', `DelaySeconds must be between 0 and ${MOST_DELAY_SECONDS}.`);
      return put(body, Math.min(mostWaitMs, delaySeconds * SECOND_MS));
    },
    /** Receives up to `most` visible messages. */
    receive: (most: number): Received[] => {
      const received: Received[] = [];
      for (const message of messages.values()) {
        if (received.length === most) break;
        if (time() - message.sentAt >= keptMs) forget(message);
        else if (message.visibleAt <= time()) {
          if (deadLetters && mostReceives !== undefined && message.receives >= mostReceives) {
            forget(message);
            deadLetters.send(message.body);
            continue;
          }
          const receives = message.receives + 1;
          const taken = { ...message, receives, visibleAt: time() + visibilityMs, receipt: randomUUID() };
          store(taken);
          received.push(taken);
        }
      }
      return received;
    },
    /** Deletes a received message. An earlier receipt of a message that was received again deletes nothing. */
    remove: (receipt: string): void => {
      const message = byReceipt(receipt);
      if (message) forget(message);
    },
    /** Shortens the wait of a message whose receiver has failed. */
    shorten: (receipt: string): void => {
      const message = byReceipt(receipt);
      if (message) store({ ...message, visibleAt: Math.min(message.visibleAt, time() + mostWaitMs) });
    },
    /** Moves all messages into another queue, as SQS's redrive does. */
    moveTo: (target: Target): number => {
      const moved = [...messages.values()];
      for (const message of moved) {
        target.send(message.body);
        forget(message);
      }
      return moved.length;
    },
    bodies: (): string[] => [...messages.values()].map(({ body }) => body),
    size: (): number => messages.size,
    clear: (): void => {
      for (const message of [...messages.values()]) forget(message);
    },
  };
}

export type MessageQueue = ReturnType<typeof createMessageQueue>;
