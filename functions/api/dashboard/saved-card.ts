import { logger } from '../../platform/logger.ts';
import { stripe } from '../../platform/stripe.ts';

/** Whether a Stripe customer keeps a card. While Stripe does not answer, the step counts as open. */
export const hasSavedCard = async (customer: string | undefined): Promise<boolean> => {
  if (!customer) return false;
  try {
    const client = await stripe();
    const { data } = await client.paymentMethods.list({ customer, type: 'card', limit: 1 });
    return data.length > 0;
  } catch (error) {
    logger.warn('Could not ask for saved cards', { error: error as Error });
    return false;
  }
};
