import { logger } from '../../platform/logger.ts';
import { stripe } from '../../platform/stripe.ts';

/** Returns whether a Stripe customer has a saved card; false while Stripe fails, so that the dashboard still loads. */
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
