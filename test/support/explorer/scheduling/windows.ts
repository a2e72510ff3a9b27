import { PRIORITY_WINDOW_MS } from '@plumbline/shared/options/limits';
import type { Item } from '../../memory-table/expressions.ts';
import type { Store } from '../../memory-table/store.ts';
import type { Session } from '../session.ts';

type Window = { intent: string; from: number; to: number };

/** Between whom an item grants something. */
const sidesOf = ({ _et: entity, viewer, subject, company, seeker, owner, other, state }: Item): string[] => {
  if (entity === 'ContactAccess') return [String(viewer), String(subject)];
  if (entity === 'PriorityAccess' || entity === 'SentJobPost') return [String(company), String(seeker)];
  return entity === 'AccessEntry' && state === 'requested' ? [String(owner), String(other)] : [];
};

/**
 * Watches every write: when a window opens, that nothing is granted before Stripe has the money, and nothing about or to
 * somebody who is gone.
 */
const exists = (store: Store, profile: string): boolean => {
  const found = store.get({ pk: `PROFILE#${profile}`, sk: 'PROFILE' });
  return found !== undefined && found.closedAt === undefined;
};

export const createWatch = (store: Store) => {
  const windows: Window[] = [];
  const intents = new Set<string>();
  const toNobody: string[] = [];
  return {
    saw: (item: Item): void => {
      const { _et: entity, paymentIntent, date } = item;
      const sides = sidesOf(item);
      if (sides.some((each) => !exists(store, each))) toNobody.push(`${entity} was granted between ${sides}`);
      if (typeof paymentIntent !== 'string') return;
      intents.add(paymentIntent);
      if (entity !== 'PriorityAccess') return;
      const from = Date.parse(String(date));
      windows.push({ intent: paymentIntent, from, to: from + PRIORITY_WINDOW_MS });
    },
    /** What was granted about, or to, somebody who had deleted the account. */
    toNobody,
    /** No two windows overlap, unless the earlier one was taken back before. */
    overlaps: ({ store }: Session): string[] =>
      windows.flatMap((earlier, at) => {
        const payment = store.get({ pk: `PAYMENT#${earlier.intent}`, sk: 'PAYMENT' });
        const to = payment?.takenBackAt ? Math.min(earlier.to, Date.parse(String(payment.takenBackAt))) : earlier.to;
        const next = windows[at + 1];
        return next && next.from < to ? [`${earlier.intent} and ${next.intent} share a window`] : [];
      }),
    /** The intents something was granted for, each once. */
    granted: intents,
  };
};
export type Watch = ReturnType<typeof createWatch>;
