import type { Context } from '../context.ts';
import { badParameter, cardError, invalidRequest, missingParameter } from '../http/errors.ts';
import type { Params } from '../http/params.ts';
import { findTestCard, findTestToken, type TestCard } from './test-cards.ts';

export interface CheckedCard {
  card: TestCard;
  expMonth: number;
  expYear: number;
  hasCvc: boolean;
}

/** Checks the `card` hash of a payment method: a number with its expiry, or a test token. */
export function checkCard(context: Context, card: Params): CheckedCard {
  const token = card.text('token');
  if (token) return cardOfToken(context, token, 'card[token]', 'token');
  const number = (card.text('number') ?? '').replace(/[\s-]/g, '');
  if (!number) throw missingParameter('card[number]');
  for (const name of ['exp_month', 'exp_year']) if (!card.text(name)) throw missingParameter(`card[${name}]`);
  if (!/^\d{12,19}$/.test(number)) {
    throw cardError({
      code: 'invalid_number',
      message: 'The card number is not a valid credit card number.',
      param: 'number',
    });
  }
  if (!passesLuhn(number)) {
    throw cardError({ code: 'incorrect_number', message: 'Your card number is incorrect.', param: 'number' });
  }
  const { expMonth, expYear } = checkExpiry(context, card);
  const known = findTestCard(number);
  checkCvc(card, known);
  if (!known) throw liveCardInTestMode();
  return { card: known, expMonth, expYear, hasCvc: Boolean(card.text('cvc')) };
}

/** Returns the card of a test token. It expires in the year after next. */
export function cardOfToken(context: Context, token: string, param: string, resource: string): CheckedCard {
  const card = findTestToken(token);
  if (!card) throw invalidRequest(`No such ${resource}: '${token}'`, { code: 'resource_missing', param });
  return { card, expMonth: 12, expYear: context.now().getFullYear() + 2, hasCvc: true };
}

function checkExpiry(context: Context, card: Params): { expMonth: number; expYear: number } {
  const expMonth = Number(card.text('exp_month'));
  const given = Number(card.text('exp_year'));
  if (!Number.isInteger(expMonth)) throw badParameter(`Invalid integer: ${card.text('exp_month')}`, 'card[exp_month]');
  if (!Number.isInteger(given)) throw badParameter(`Invalid integer: ${card.text('exp_year')}`, 'card[exp_year]');
  const expYear = given < 100 ? 2000 + given : given;
  const today = context.now();
  const thisYear = today.getUTCFullYear();
  const thisMonth = today.getUTCMonth() + 1;
  if (expYear < thisYear || expYear > thisYear + 50) {
    throw cardError({
      code: 'invalid_expiry_year',
      message: "Your card's expiration year is invalid.",
      param: 'exp_year',
    });
  }
  if (expMonth < 1 || expMonth > 12 || (expYear === thisYear && expMonth < thisMonth)) {
    throw cardError({
      code: 'invalid_expiry_month',
      message: "Your card's expiration month is invalid.",
      param: 'exp_month',
    });
  }
  return { expMonth, expYear };
}

function checkCvc(card: Params, known: TestCard | undefined): void {
  const cvc = card.text('cvc');
  if (!cvc) return;
  const accepted = known?.brand === 'amex' ? /^\d{3,4}$/ : /^\d{3}$/;
  if (accepted.test(cvc)) return;
  throw cardError({ code: 'invalid_cvc', message: "Your card's security code is invalid.", param: 'cvc' });
}

function liveCardInTestMode() {
  const message =
    'Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.';
  return cardError({ code: 'card_declined', decline_code: 'test_mode_live_card', message });
}

function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
