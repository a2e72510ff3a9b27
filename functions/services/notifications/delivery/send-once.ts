import { setTimeout as delay } from 'node:timers/promises';
import { DAY_MS, MINUTE_MS } from '@plumbline/shared/options/limits';
import type { MailKind, MailOutcome } from '@plumbline/shared/options/staff/mail-kinds';
import { now, nowIso } from '../../../platform/clock.ts';
import { PassingError } from '../../../platform/passing-errors.ts';
import { acquireLock, completeLock, type Lock, type LockAnswer, releaseLock } from '../../../table/idempotency/lock.ts';
import { MAIL_SCOPE, type SentMail } from '../../../table/idempotency/sent-mail.ts';
import { secondsFromNow } from '../digests/seconds-from-now.ts';
import { type AddressedMail, deliverMail } from './deliver-mail.ts';

const LEASE_MS = MINUTE_MS;
/** The time in ms for which a sent e-mail is remembered; no stream or schedule delivers a change again after that. */
const REMEMBERED_MS = 90 * DAY_MS;
/**
 * The longest wait for another sender, in ms. The stream delivers the change again for hours, so a later attempt sends
 * the e-mail of a killed sender.
 */
const PATIENCE_MS = 2000;
const LOOK_EVERY_MS = 200;

/**
 * `write` returns this for an e-mail that a limit stops. The e-mail counts as sent, so that a repeated event sends
 * nothing either. With a kind, it is in the list of the e-mails to the address.
 */
export type HeldBack = { heldBack: true; to: string; kind: MailKind | undefined };

/** `write` returns this for a change that another e-mail reports. */
export const REPORTED = 'reported';

type Terms = {
  holder?: string;
  patienceMs?: number;
  /** Runs when an e-mail was written but couldn't be sent. */
  onFailure?: () => Promise<void>;
  /** Returns the jobs that the e-mail lists. They are stored with the mark that it was sent. */
  listed?: () => readonly string[];
};

const newLease = (holder: string): Lock => {
  const at = now();
  const until = new Date(at.getTime() + LEASE_MS).toISOString();
  return { at: at.toISOString(), until, ttl: secondsFromNow(REMEMBERED_MS), holder };
};

/**
 * Waits until the lock is free or the e-mail is sent, because another sender usually finishes in a moment. Throws after
 * `patienceMs`; the stream then delivers the change again.
 */
const take = async (key: string, holder: string, patienceMs: number): Promise<LockAnswer & { lease: Lock }> => {
  const end = performance.now() + patienceMs;
  for (;;) {
    const lease = newLease(holder);
    const answer = await acquireLock(MAIL_SCOPE, key, lease);
    if (answer.state !== 'sending') return { ...answer, lease };
    if (performance.now() >= end) throw new PassingError(`Another process is sending the e-mail ${key}`);
    await delay(LOOK_EVERY_MS);
  }
};

/** Sends an e-mail unless it is held back, and returns its outcome. */
const trySend = async (mail: AddressedMail | HeldBack, onFailure: Terms['onFailure']): Promise<MailOutcome> => {
  if ('heldBack' in mail) return 'held back';
  try {
    return (await deliverMail(mail)) ? 'sent' : 'stopped';
  } catch (error) {
    await onFailure?.();
    throw error;
  }
};

/**
 * Sends the e-mail of a key once, with any number of concurrent calls. A failure to send releases the lock; the lock of
 * a killed sender ends with its lease. Returns the `holder` that the e-mail was sent for, or undefined when `write`
 * returned no e-mail.
 */
export const sendOnce = async (
  key: string,
  write: () => Promise<AddressedMail | HeldBack | typeof REPORTED | undefined>,
  { holder = key, patienceMs = PATIENCE_MS, onFailure, listed }: Terms = {},
): Promise<string | undefined> => {
  const { state, holder: sentFor, lease } = await take(key, holder, patienceMs);
  if (state === 'sent') return sentFor ?? key;
  let recorded: SentMail | undefined;
  try {
    const mail = await write();
    if (!mail) {
      await releaseLock(MAIL_SCOPE, key, lease);
      return undefined;
    }
    if (mail !== REPORTED) {
      const { to, kind } = mail;
      const outcome = await trySend(mail, onFailure);
      recorded = kind && { to, kind, outcome, date: nowIso() };
    }
  } catch (error) {
    await releaseLock(MAIL_SCOPE, key, lease);
    throw error;
  }
  await completeLock(MAIL_SCOPE, key, lease, { jobs: listed?.() ?? [], mail: recorded });
  return holder;
};
