import { readPayment } from '../../../table/payments/payment.ts';
import { raiseSignalAtThreshold } from '../../limits/signal-from-count.ts';

/** Who tries stolen cards one after another declines more often in a day than who mistypes one. */
const MANY_DECLINED = 5;

/**
 * Cards of a company that were declined in a day; the company pays on, and Stripe's own rules decide about its cards.
 */
export const countDeclinedCard = async (intentId: string): Promise<void> => {
  const payment = await readPayment(intentId);
  if (!payment) return;
  await raiseSignalAtThreshold({
    reason: 'declined-cards',
    key: payment.company,
    most: MANY_DECLINED,
    account: { id: payment.company, type: 'company' },
    details: (count) => `${count} cards declined in a day`,
  });
};
