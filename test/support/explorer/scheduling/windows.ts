import { isInPriorityWindow } from '@plumbline/shared/domain/access/priority-window';
import { PRIORITY_WINDOW_MS } from '@plumbline/shared/options/limits';
import { now } from '../../../../functions/platform/clock.ts';
import type { Item } from '../../memory-table/expressions.ts';
import type { Store } from '../../memory-table/store.ts';
import type { Session } from '../session.ts';

type Window = { intent: string; from: number; to: number };

/** The two parties of a grant. */
const sidesOf = ({ _et: entity, viewer, subject, company, seeker, owner, other, state }: Item): string[] => {
  if (entity === 'ContactAccess') return [String(viewer), String(subject)];
  if (entity === 'PriorityAccess' || entity === 'SentJobPost') return [String(company), String(seeker)];
  return entity === 'AccessEntry' && state === 'requested' ? [String(owner), String(other)] : [];
};

/** The company that starts contact with a seeker by an item: by an unlock, a briefing or a sent job. */
const contactStartedBy = (item: Item): { company: string; seeker: string } | undefined => {
  const { _et: entity, viewer, subject, company, seeker, owner, other, state, type, reason } = item;
  if (entity === 'ContactAccess' && reason === 'unlock') return { company: String(viewer), seeker: String(subject) };
  if (entity === 'SentJobPost') return { company: String(company), seeker: String(seeker) };
  if (entity === 'AccessEntry' && type === 'job' && state === 'requested')
    return { company: String(other), seeker: String(owner) };
  return undefined;
};

/** Whether another company has priority access to the seeker at this moment. */
const isInOtherWindow = (store: Store, { company, seeker }: { company: string; seeker: string }): boolean => {
  const last = store.get({ pk: `PROFILE#${seeker}`, sk: 'PROFILE' })?.lastPriorityAccess as string | undefined;
  if (!isInPriorityWindow(last, now())) return false;
  return store.get({ pk: `PROFILE#${company}`, sk: `PRIORITY-ACCESS#${seeker}#${last}` }) === undefined;
};

/**
 * Watches every write: opening windows, grants before Stripe has the money, and grants about or to deleted accounts.
 */
const exists = (store: Store, profile: string): boolean => {
  const found = store.get({ pk: `PROFILE#${profile}`, sk: 'PROFILE' });
  return found !== undefined && found.closedAt === undefined;
};

export const createWatch = (store: Store) => {
  const windows: Window[] = [];
  const intents = new Set<string>();
  const toNobody: string[] = [];
  const inOtherWindows: string[] = [];
  return {
    saw: (item: Item): void => {
      const { _et: entity, paymentIntent, date } = item;
      const sides = sidesOf(item);
      if (sides.some((each) => !exists(store, each))) toNobody.push(`${entity} was granted between ${sides}`);
      const started = contactStartedBy(item);
      if (started && isInOtherWindow(store, started))
        inOtherWindows.push(`${entity} starts contact of ${started.company} in another company's priority window`);
      if (typeof paymentIntent !== 'string') return;
      intents.add(paymentIntent);
      if (entity !== 'PriorityAccess') return;
      const from = Date.parse(String(date));
      windows.push({ intent: paymentIntent, from, to: from + PRIORITY_WINDOW_MS });
    },
    /** Grants about, or to, a deleted account. */
    toNobody,
    /** Contact that was started inside another company's window; its charge must have been refunded instead. */
    inOtherWindows,
    /** No two windows overlap, unless the earlier one was refunded before. */
    overlaps: ({ store }: Session): string[] =>
      windows.flatMap((earlier, at) => {
        const payment = store.get({ pk: `PAYMENT#${earlier.intent}`, sk: 'PAYMENT' });
        const to = payment?.takenBackAt ? Math.min(earlier.to, Date.parse(String(payment.takenBackAt))) : earlier.to;
        const next = windows[at + 1];
        return next && next.from < to ? [`${earlier.intent} and ${next.intent} share a window`] : [];
      }),
    /** The intents with a grant, each once. */
    granted: intents,
  };
};
export type Watch = ReturnType<typeof createWatch>;
