import type { FormParams, StripeJsError } from './types.ts';

export type FieldName = 'number' | 'expiry' | 'cvc' | 'postal';
export type CardValues = Record<FieldName, string>;

export interface FieldProblem {
  field: FieldName;
  error: StripeJsError;
}

/** Groups typed digits as cards show them: 4242 4242 4242 4242, and 12 / 30. */
export function formatField(field: FieldName, text: string): string {
  if (field === 'postal') return text.slice(0, 10);
  const digits = text.replace(/\D/g, '');
  if (field === 'cvc') return digits.slice(0, 4);
  if (field === 'number') return groupNumber(digits.slice(0, 19));
  // Accepts a month of one digit before a slash, and a year of four digits, which autofill enters.
  const [month = '', year = ''] = /\D/.test(text.trim()) ? text.split(/\D+/) : [digits.slice(0, 2), digits.slice(2)];
  const shortYear = year.length === 4 ? year.slice(2) : year.slice(0, 2);
  return shortYear || /\/\s*$/.test(text) ? `${month.padStart(2, '0').slice(0, 2)} / ${shortYear}`.trimEnd() : month;
}

function groupNumber(digits: string): string {
  const groups = /^3[47]/.test(digits) ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/ : undefined;
  if (groups) return (digits.match(groups) ?? []).slice(1).filter(Boolean).join(' ');
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/**
 * Returns the first error of each field, with Stripe's text. The server makes the final checks of dates and numbers.
 */
export function findProblems(values: CardValues, withPostal: boolean): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const report = (field: FieldName, code: string, message: string) =>
    problems.push({ field, error: { type: 'validation_error', code, message } });
  const digits = values.number.replace(/\s/g, '');
  if (digits.length < 14) report('number', 'incomplete_number', 'Your card number is incomplete.');
  else if (!passesLuhn(digits)) report('number', 'invalid_number', 'Your card number is invalid.');
  const [month = '', year = ''] = values.expiry.split(' / ');
  if (month.length < 2 || year.length < 2) {
    report('expiry', 'incomplete_expiry', 'Your card’s expiration date is incomplete.');
  } else if (new Date(2000 + Number(year), Number(month)) <= new Date()) {
    report('expiry', 'invalid_expiry_year_past', 'Your card’s expiration date is in the past.');
  }
  if (values.cvc.length < 3) report('cvc', 'incomplete_cvc', 'Your card’s security code is incomplete.');
  if (withPostal && values.postal.trim().length < 5) report('postal', 'incomplete_zip', 'Your ZIP code is incomplete.');
  return problems;
}

/** Returns the parameters of a payment method from the typed values. */
export function toMethodParams(values: CardValues, billing: FormParams | undefined): FormParams {
  const [month = '', year = ''] = values.expiry.split(' / ');
  const card = { number: values.number.replace(/\s/g, ''), exp_month: month, exp_year: year, cvc: values.cvc };
  const given = billing?.address;
  const address = { ...(values.postal && { postal_code: values.postal }), ...(typeof given === 'object' ? given : {}) };
  return { type: 'card', card, billing_details: { ...billing, address } };
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
