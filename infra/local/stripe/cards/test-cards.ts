/** The reasons for which test cards are declined: Stripe's codes and decline codes. */
export type Decline =
  | 'generic_decline'
  | 'insufficient_funds'
  | 'lost_card'
  | 'stolen_card'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'processing_error'
  | 'authentication_required';

type Brand = 'visa' | 'mastercard' | 'amex' | 'discover' | 'diners' | 'jcb' | 'unionpay';

export interface TestCard {
  number: string;
  brand: Brand;
  funding: 'credit' | 'debit' | 'prepaid';
  /** The name in Stripe's test tokens, as in `pm_card_visa` and `tok_visa`. */
  token: string;
  decline?: Decline;
  /** True when the card can be saved and only its charges are declined. */
  saves?: boolean;
  /** `unless-set-up`: off-session payments succeed after the card was saved with authentication. */
  authentication?: 'always' | 'unless-set-up';
  dispute?: boolean;
}

function card(number: string, token: string, more: Partial<TestCard> = {}): TestCard {
  return { number, brand: 'visa', funding: 'credit', token, ...more };
}

/** The cards of https://docs.stripe.com/testing that the product and its tests use. */
const TEST_CARDS: readonly TestCard[] = [
  card('4242424242424242', 'visa'),
  card('4000056655665556', 'visa_debit', { funding: 'debit' }),
  card('5555555555554444', 'mastercard', { brand: 'mastercard' }),
  card('5200828282828210', 'mastercard_debit', { brand: 'mastercard', funding: 'debit' }),
  card('5105105105105100', 'mastercard_prepaid', { brand: 'mastercard', funding: 'prepaid' }),
  card('378282246310005', 'amex', { brand: 'amex' }),
  card('6011111111111117', 'discover', { brand: 'discover' }),
  card('3056930009020004', 'diners', { brand: 'diners' }),
  card('3566002020360505', 'jcb', { brand: 'jcb' }),
  card('6200000000000005', 'unionpay', { brand: 'unionpay' }),
  card('4000000000000002', 'chargeDeclined', { decline: 'generic_decline' }),
  card('4000000000009995', 'chargeDeclinedInsufficientFunds', { decline: 'insufficient_funds' }),
  card('4000000000009987', 'chargeDeclinedLostCard', { decline: 'lost_card' }),
  card('4000000000009979', 'chargeDeclinedStolenCard', { decline: 'stolen_card' }),
  card('4000000000000069', 'chargeDeclinedExpiredCard', { decline: 'expired_card' }),
  card('4000000000000127', 'chargeDeclinedIncorrectCvc', { decline: 'incorrect_cvc' }),
  card('4000000000000119', 'chargeDeclinedProcessingError', { decline: 'processing_error' }),
  card('4000000000000341', 'chargeCustomerFail', { decline: 'generic_decline', saves: true }),
  card('4000002500003155', 'authenticationRequiredOnSetup', { authentication: 'unless-set-up' }),
  card('4000002760003184', 'authenticationRequired', { authentication: 'always' }),
  card('4000008400001629', 'threeDSecureRequiredChargeDeclined', {
    authentication: 'always',
    decline: 'generic_decline',
  }),
  card('4000008260003178', 'authenticationRequiredChargeDeclinedInsufficientFunds', {
    authentication: 'always',
    decline: 'insufficient_funds',
    saves: true,
  }),
  card('4000000000000259', 'createDispute', { dispute: true }),
];

export function findTestCard(number: string): TestCard | undefined {
  return TEST_CARDS.find((known) => known.number === number);
}

/** Finds the card of a test token, such as `pm_card_visa`, `pm_card_visa_chargeDeclined` and `tok_visa`. */
export function findTestToken(token: string): TestCard | undefined {
  const name = token.replace(/^(pm_card|tok)_/, '');
  return TEST_CARDS.find((known) => known.token === name || `visa_${known.token}` === name);
}

const DECLINE_MESSAGES: Record<Decline, string> = {
  generic_decline: 'Your card was declined.',
  insufficient_funds: 'Your card has insufficient funds.',
  lost_card: 'Your card was declined.',
  stolen_card: 'Your card was declined.',
  expired_card: 'Your card has expired.',
  incorrect_cvc: "Your card's security code is incorrect.",
  processing_error: 'An error occurred while processing your card. Try again in a little bit.',
  authentication_required: 'Your card was declined. This transaction requires authentication.',
};

/** Returns the fields of Stripe's card_error for a decline. Some declines are codes, others are decline codes. */
export function describeDecline(decline: Decline): { code: string; decline_code?: string; message: string } {
  const message = DECLINE_MESSAGES[decline];
  if (decline === 'expired_card' || decline === 'incorrect_cvc' || decline === 'processing_error') {
    return { code: decline, message };
  }
  const code = decline === 'authentication_required' ? decline : 'card_declined';
  return { code, decline_code: decline, message };
}
