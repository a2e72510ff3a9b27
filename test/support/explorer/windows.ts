import { PRIORITY_WINDOW_MS } from '@plumbline/shared/options/limits';
import type { Item } from '../memory-table/expressions.ts';
import type { Session } from './session.ts';

type Window = { intent: string; from: number; to: number };

/** Watches every write: when a window opens, and that nothing is granted before Stripe has the money. */
export const createWatch = () => {
  const windows: Window[] = [];
  const intents = new Set<string>();
  return {
    saw: (item: Item): void => {
      const { _et: entity, paymentIntent, date } = item;
      if (typeof paymentIntent !== 'string') return;
      intents.add(paymentIntent);
      if (entity !== 'PriorityAccess') return;
      const from = Date.parse(String(date));
      windows.push({ intent: paymentIntent, from, to: from + PRIORITY_WINDOW_MS });
    },
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
