import { isFulfilled } from '@plumbline/shared/domain/money/payment-states';
import { purchaseProblems } from '../../../functions/operator/table/verify-items.ts';
import { duePayments, listPaidPayments, type PaymentItem } from '../../../functions/table/payments/payment.ts';
import type { PurchaseItem } from '../../../functions/table/payments/purchase.ts';
import type { Store } from '../memory-table/store.ts';
import { type Both, keepsMoney, readBoth } from './both.ts';
import { grantedBy, grantProblems } from './grants.ts';
import type { Session } from './session.ts';
import { COMPANY, RIVAL } from './world.ts';

/** No payment without a delivery or refund, and no delivery without a payment. */
const moneyProblems = (both: Both, store: Store): string[] => {
  const { intent, charge, payment } = both;
  const problem = (text: string) => [`${intent.id} (${payment?.state}): ${text}`];
  if (!payment) return charge ? problem('paid, but there is no payment of it') : [];
  if (payment.amount !== intent.amount) return problem('another amount than the intent');
  if (!charge) return isFulfilled(payment.state) || payment.paidAt ? problem('delivered without being paid') : [];
  if (!payment.paidAt) return problem('paid, but the payment does not say so');
  const requested = payment.refundParts?.filter(({ state }) => state === 'refunded') ?? [];
  if (requested.reduce((sum, part) => sum + part.amount, 0) > charge.amount_refunded)
    return problem('says that parts were refunded which Stripe did not refund');
  const granted = grantedBy(payment, store);
  const isDisputed = charge.disputed && !both.isLost;
  if (keepsMoney(both) && !isDisputed) {
    if (payment.state !== 'fulfilled') return problem('money kept without a delivery');
    return granted ? [] : problem('fulfilled, but nothing was granted');
  }
  if (!keepsMoney(both) && payment.state !== 'refunded') return problem('the money went back and we do not know');
  return [];
};

const historyProblems = async (all: Both[]): Promise<string[]> => {
  const lists = await Promise.all([COMPANY, RIVAL].map((company) => listPaidPayments(company, { limit: 100 })));
  const shown = lists.flatMap(({ items }) => items.map(({ intentId }) => intentId)).sort();
  const paid = all.flatMap(({ charge, intent }) => (charge ? [intent.id] : [])).sort();
  return shown.join() === paid.join() ? [] : [`the history shows ${shown} where ${paid} were paid`];
};

const purchaseStateProblems = (store: Store): string[] => {
  const payments = store.ofEntity('Payment') as PaymentItem[];
  const states = new Map(payments.map(({ intentId, state }) => [intentId, state]));
  return purchaseProblems(store.ofEntity('Purchase') as PurchaseItem[], states);
};

/** Without other actors, buyers are never charged for something that can't be delivered. */
const unfulfilledCharges = (all: Both[], { mayRefund }: Session): string[] =>
  all.flatMap(({ charge, intent }) =>
    charge?.amount_refunded && !mayRefund ? [`${intent.id} was charged in vain and given back`] : [],
  );

/** One customer for each company: otherwise a company's cards would belong to several customers. */
const customerProblems = (all: Both[]): string[] => {
  const paid = all
    .filter(({ charge }) => charge)
    .map(({ intent, payment }) => `${payment?.company} ${intent.customer}`);
  const companies = new Set(paid.map((each) => each.split(' ')[0]));
  return new Set(paid).size > companies.size ? ['a company paid as two customers'] : [];
};

/** The invariants after every retry and reconciliation has ended. */
export const problemsOf = async (session: Session, granted: ReadonlySet<string>): Promise<string[]> => {
  const all = await readBoth(session);
  const pages = duePayments.shards.map((shard) => duePayments.list(shard, { at: '9', limit: 100, cursor: undefined }));
  const due = (await Promise.all(pages)).flatMap(({ entries }) => entries.map(({ item }) => item));
  const unsettled = due.filter(({ intentId }) => !all.find(({ intent }) => intent.id === intentId)?.charge?.disputed);
  const unpaid = [...granted].filter((id) => !all.some(({ intent, charge }) => intent.id === id && charge));
  return [
    ...unpaid.map((id) => `${id} was granted and never paid`),
    ...all.flatMap((both) => moneyProblems(both, session.store)),
    ...grantProblems(all, session.store),
    ...unfulfilledCharges(all, session),
    ...customerProblems(all),
    ...(await historyProblems(all)),
    ...purchaseStateProblems(session.store),
    ...unsettled.map(({ intentId, state }) => `${intentId} stays ${state}`),
  ];
};
