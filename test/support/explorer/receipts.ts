import { onPaymentChanged } from '../../../functions/events/notifier/on-payment-changed.ts';
import { type ReceiptState, receiptStates } from '../../../functions/services/emails/receipt-email.ts';
import { en } from '../../../functions/services/emails/words/en.ts';
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

/** The stream delivers a change until it is handled, and sometimes again. */
const deliverChange = async (session: Session, change: ItemChange): Promise<void> => {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const outcome = await request(() => onPaymentChanged([change]));
    const isTaken = outcome !== 'crashed' && 'answer' in outcome;
    if (isTaken && (session.isPlain || session.random.chance(0.7))) return;
    advance(session, LATER_MS);
  }
};

const titles: Record<ReceiptState, string[]> = {
  fulfilled: [en.paymentFulfilled.title],
  refunded: [en.paymentRefunded.title, en.paymentLost.title],
  disputed: [en.paymentDisputed.title],
};

/** A company whose last user deleted the account has no recipient. */
const hasUsers = (store: Store, company: string): boolean =>
  store.ofEntity('User').some(({ profileId }) => profileId === company);

/** The expected mails to the company, each once: the states of its payments. */
const expected = (changes: readonly ItemChange[], { store }: Session) => {
  const told = new Map<string, { to: string; intentId: string; state: ReceiptState }>();
  for (const { before, after } of changes) {
    const state = receiptStates.find((each) => each === after?.state);
    if (!after || !state || before?.state === state || !hasUsers(store, String(after.company))) continue;
    const intentId = String(after.intentId);
    told.set(`${intentId} ${state}`, { to: ownerOf(String(after.company)), intentId, state });
  }
  return [...told.values()];
};

/**
 * Runs the notifier on the changes of the payments. Every state sends a mail; a second mail of the same state is
 * correct only where a fault hid from the sender that SES had accepted the first.
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
    for (const change of changes) await deliverChange(session, change);
  });
  await scheduler.run();
  const { calls, faultsMet } = boundary;
  boundary.close();

  const mails = postOffice.accepted();
  const wanted = expected(changes, session);
  const problems = wanted.flatMap(({ to, intentId, state }) => {
    const count = mails.filter(
      (mail) =>
        mail.to === to && mail.text.includes(intentId) && titles[state].some((each) => mail.text.includes(each)),
    ).length;
    if (count === 0) return [`nobody was told that ${intentId} is ${state}`];
    return count > 1 + faultsMet ? [`${count} e-mails tell that ${intentId} is ${state}`] : [];
  });
  if (mails.length > wanted.length + faultsMet)
    problems.push(`${mails.length} e-mails where ${wanted.length} were due`);
  return { calls, faults: faultsMet, mails: mails.length, problems };
};
