import type { Page } from 'playwright-core';
import type { Person } from '../people/people.ts';
import { stripeSide } from '../posts/card-payments.ts';

/** The call that charges a card, and the one that completes 3-D Secure. */
export const CONFIRM = '**/__local/stripe/v1/payment_intents/*/confirm';
export const AUTHENTICATE = '**/__local/stripe/3ds/*/complete';
export const INTENT = '**/api/payment/intent/pi_*';

/** Loses the next matching response, before the call has its effect or after. */
export const loseAnswer = (page: Page, pattern: string, when: 'before' | 'after'): Promise<unknown> =>
  page.route(
    pattern,
    async (route) => {
      if (when === 'after') await route.fetch();
      await route.abort('connectionfailed');
    },
    { times: 1 },
  );

/** Saves a test card for a company, as the provider's card form does. */
export const saveCard = async ({ api }: Person, card = 'pm_card_visa'): Promise<void> => {
  const { body } = await api.post('/api/setup/intent');
  const { customer } = await stripeSide().setupIntents.retrieve(body.id);
  await stripeSide().paymentMethods.attach(card, { customer: String(customer) });
};

/** The number of charges of an intent. */
export const chargesOf = async (intent: string): Promise<number> =>
  (await stripeSide().charges.list({ payment_intent: intent })).data.filter(({ paid }) => paid).length;
