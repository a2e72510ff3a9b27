import { setTimeout as delay } from 'node:timers/promises';
import { DAY_MS, MINUTE_MS } from '@plumbline/shared/options/limits';
import { now } from '../../../platform/clock.ts';
import { type Mail, sendMail } from '../../../platform/mail.ts';
import { acquireLock, completeLock, type Lock, type LockAnswer, releaseLock } from '../../../table/idempotency/lock.ts';
import { secondsFromNow } from '../digests/seconds-from-now.ts';

const SCOPE = 'mail';
const LEASE_MS = MINUTE_MS;
/** Longer than any change can be delivered again. */
const REMEMBERED_MS = 90 * DAY_MS;
/**
 * With the stream's six attempts longer than a lease, so that a killed sender's e-mail is not given up before it is
 * free.
 */
const PATIENCE_MS = 11_000;
const LOOK_EVERY_MS = 200;

/** What `write` returns for a mail that a limit keeps back: it counts as sent, and a repeated event sends nothing. */
export const KEPT_BACK = 'kept back';

type Terms = {
  holder?: string;
  patienceMs?: number;
  /** Runs when the mail was written but could not be sent. */
  onFailure?: () => Promise<void>;
};

const newLease = (holder: string): Lock => {
  const at = now();
  const until = new Date(at.getTime() + LEASE_MS).toISOString();
  return { at: at.toISOString(), until, ttl: secondsFromNow(REMEMBERED_MS), holder };
};

/** Another sender is mostly done in a moment; when it is not, the stream delivers the change again. */
const take = async (key: string, holder: string, patienceMs: number): Promise<LockAnswer & { lease: Lock }> => {
  const end = performance.now() + patienceMs;
  for (;;) {
    const lease = newLease(holder);
    const answer = await acquireLock(SCOPE, key, lease);
    if (answer.state !== 'sending') return { ...answer, lease };
    if (performance.now() >= end) throw new Error(`Somebody else is sending ${key}`);
    await delay(LOOK_EVERY_MS);
  }
};

const trySend = async (mail: Mail, onFailure: Terms['onFailure']): Promise<void> => {
  try {
    await sendMail(mail);
  } catch (error) {
    await onFailure?.();
    throw error;
  }
};

/**
 * Sends the e-mail of a key once, anyone who asks and however often. A failure to send gives the key back; a sender
 * that was killed keeps it until its lease is over. Returns what the e-mail was sent for (`holder`), and undefined when
 * there was nothing to write.
 */
export const sendOnce = async (
  key: string,
  write: () => Promise<Mail | typeof KEPT_BACK | undefined>,
  { holder = key, patienceMs = PATIENCE_MS, onFailure }: Terms = {},
): Promise<string | undefined> => {
  const { state, holder: sentFor, lease } = await take(key, holder, patienceMs);
  if (state === 'sent') return sentFor ?? key;
  try {
    const mail = await write();
    if (!mail) {
      await releaseLock(SCOPE, key, lease);
      return undefined;
    }
    if (mail !== KEPT_BACK) await trySend(mail, onFailure);
  } catch (error) {
    await releaseLock(SCOPE, key, lease);
    throw error;
  }
  await completeLock(SCOPE, key, lease);
  return holder;
};
