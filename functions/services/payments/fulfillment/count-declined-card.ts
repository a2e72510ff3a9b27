import { readPayment } from '../../../table/payments/payment.ts';
import { raiseSignalAtThreshold } from '../../limits/signal-from-count.ts';

/**
 * The number of declined cards in a day that suggests someone is testing stolen cards. A person who mistypes a card
 * causes fewer.
 */
const MANY_DECLINED = 5;

/**
 * Counts a company's declined cards of a day and reports the company to staff from MANY_DECLINED on. The company can
 * still pay; Stripe's rules decide about its cards.
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
