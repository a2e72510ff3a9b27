import { onPaymentChanged } from '../../../functions/events/notifier/on-payment-changed.ts';
import { type ReceiptState, receiptStates } from '../../../functions/services/emails/receipt-email.ts';
import { en } from '../../../functions/services/emails/words/en.ts';
import { mailMessage } from '../../../functions/services/notifications/queued/mail-message.ts';
import { sendQueuedMail } from '../../../functions/services/notifications/queued/send-queued-mail.ts';
import type { ItemChange } from '../../../functions/table/core/stream.ts';
import type { Item } from '../memory-table/expressions.ts';
import type { Store } from '../memory-table/store.ts';
import { type FaultKind, request } from './io.ts';
import { Scheduler } from './scheduling/scheduler.ts';
import { advance, type Session } from './session.ts';
import { ownerOf } from './world.ts';

/** A time that is longer than a killed sender's lock on an e-mail. */
const LATER_MS = 61_000;
/** A number of tries that exceeds the faults of any plan. */
const MOST_TRIES = 8;

/** Records how every payment changes, as the table's stream reports it. */
export const createPaymentStream = () => {
  const changes: ItemChange[] = [];
  const before = new Map<unknown, Item>();
  return {
    changes,
    saw: (item: Item): void => {
      if (item._et !== 'Payment') return;
      changes.push({ before: before.get(item.pk), after: item });
      before.set(item.pk, item);
    },
  };
};

/** Delivers until the work is done, and sometimes again, as the stream and the queues do. */
const deliver = async (session: Session, work: () => Promise<void>): Promise<void> => {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const outcome = await request(work);
    const isTaken = outcome !== 'crashed' && 'answer' in outcome;
    if (isTaken && (session.isPlain || session.random.chance(0.7))) return;
    advance(session, LATER_MS);
  }
};

const titles: Record<ReceiptState, string[]> = {
  fulfilled: [en.paymentFulfilled.title],
  partlyRefunded: [en.paymentPartlyRefunded.title],
  refunded: [en.paymentRefunded.title, en.paymentLost.title],
  disputed: [en.paymentDisputed.title],
};

/** A company whose last user deleted the account has no recipient. */
const hasUsers = (store: Store, company: string): boolean =>
  store.ofEntity('User').some(({ profileId }) => profileId === company);

/** Returns what a mail is due about after a change: a new state, or a refunded part of a delivered payment. */
const stateToTell = ({ before, after }: ItemChange): ReceiptState | undefined => {
  const state = receiptStates.find((each) => each === after?.state);
  if (state !== before?.state) return state;
  const isPart = state === 'fulfilled' && Number(after?.amountRefunded ?? 0) > Number(before?.amountRefunded ?? 0);
  return isPart ? 'partlyRefunded' : undefined;
};

/** The expected mails to the company: one for each state of its payments, and one for each refunded part. */
const expected = (changes: readonly ItemChange[], { store }: Session) => {
  const told = new Map<string, { to: string; intentId: string; state: ReceiptState; times: number }>();
  for (const change of changes) {
    const { after } = change;
    const state = stateToTell(change);
    if (!after || !state || !hasUsers(store, String(after.company))) continue;
    const intentId = String(after.intentId);
    const key = `${intentId} ${state}`;
    const times = state === 'partlyRefunded' ? (told.get(key)?.times ?? 0) + 1 : 1;
    told.set(key, { to: ownerOf(String(after.company)), intentId, state, times });
  }
  return [...told.values()];
};

/**
 * Runs the notifier on the changes of the payments, and the sender on its e-mails. Every state sends a mail; a second
 * mail of the same state is correct only where a fault hid from the sender that SES had accepted the first.
 */
export const mailReceipts = async (
  session: Session,
  changes: readonly ItemChange[],
  faults: ReadonlyMap<number, FaultKind>,
): Promise<{ calls: number; faults: number; mails: number; problems: string[] }> => {
  const { boundary, postOffice, random } = session;
  const scheduler = new Scheduler(random);
  boundary.open(scheduler, faults);
  scheduler.start(async () => {
    for (const change of changes) await deliver(session, () => onPaymentChanged([change]));
    for (let body = postOffice.takeQueued(); body !== undefined; body = postOffice.takeQueued()) {
      const { mail } = mailMessage.parse(JSON.parse(body));
      await deliver(session, () => sendQueuedMail(mail, async () => undefined));
    }
  });
  await scheduler.run();
  const { calls, faultsMet } = boundary;
  boundary.close();

  const mails = postOffice.accepted();
  const wanted = expected(changes, session);
  const problems = wanted.flatMap(({ to, intentId, state, times }) => {
    const count = mails.filter(
      (mail) =>
        mail.to === to && mail.text.includes(intentId) && titles[state].some((each) => mail.text.includes(each)),
    ).length;
    if (count < times) return [`${count} of ${times} e-mails tell that ${intentId} is ${state}`];
    return count > times + faultsMet ? [`${count} e-mails tell that ${intentId} is ${state}`] : [];
  });
  const due = wanted.reduce((sum, { times }) => sum + times, 0);
  if (mails.length > due + faultsMet) problems.push(`${mails.length} e-mails where ${due} were due`);
  return { calls, faults: faultsMet, mails: mails.length, problems };
};
