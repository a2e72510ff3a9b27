import { formatDate } from '@plumbline/shared/domain/dates/dates';
import { includedTax } from '@plumbline/shared/domain/money/included-tax';
import { formatBillMoney } from '@plumbline/shared/domain/money/money';
import { titleCase } from '@plumbline/shared/domain/text/title-case';
import type { Language } from '@plumbline/shared/options/languages';
import { paths } from '@plumbline/shared/options/paths';
import { optionName } from '@plumbline/shared/options/spanish/option-names-es';
import { environment } from '../../platform/environment.ts';
import type { PaymentItem } from '../../table/payments/payment.ts';
import { type EmailContent, emailContent } from './email-content.ts';
import { phrase } from './words/phrase.ts';

/** The states of a payment about which the buyer gets an e-mail. */
export const receiptStates = ['fulfilled', 'refunded', 'disputed'] as const;
/** The subject of an e-mail: a state, or a refunded part of a payment that stays delivered. */
export type ReceiptState = (typeof receiptStates)[number] | 'partlyRefunded';

type PaidItem = Pick<
  PaymentItem,
  | 'intentId'
  | 'productName'
  | 'amount'
  | 'amountRefunded'
  | 'paidAt'
  | 'disputeStatus'
  | 'jobName'
  | 'jobs'
  | 'cardBrand'
  | 'cardLast4'
>;

/**
 * A payment for a receipt. `seekerName` is the name of the seeker as the company may see it. `refunded` has the cents
 * of the refund that the e-mail is about; `amountRefunded` of the payment has those of all refunds [PRO-37].
 */
export type Receipt = {
  payment: PaidItem;
  state: ReceiptState;
  seekerName: string | undefined;
  refunded?: number | undefined;
};

const locales = { en: 'en-US', es: 'es-US' } as const;

const jobsOf = ({ jobName, jobs = [] }: PaidItem, language: Language): string | undefined =>
  jobName && jobs.length > 1 ? phrase(language, 'andMore', { job: jobName, more: String(jobs.length - 1) }) : jobName;

const cardOf = ({ cardBrand: brand, cardLast4: last4 }: PaidItem): string | undefined =>
  brand && last4 ? `${titleCase(brand.replaceAll('_', ' '))} •••• ${last4}` : undefined;

/** The e-mail of each state. A refund after a lost dispute has another e-mail, 'paymentLost'. */
const emails = {
  fulfilled: 'paymentFulfilled',
  partlyRefunded: 'paymentPartlyRefunded',
  refunded: 'paymentRefunded',
  disputed: 'paymentDisputed',
} as const;
const emailOf = (state: ReceiptState, disputeStatus: string | undefined) =>
  state === 'refunded' && disputeStatus === 'lost' ? 'paymentLost' : emails[state];

/** Returns the e-mail to the buyer and the company's owners about a payment or a refund. */
export const receiptMail = ({ payment, state, seekerName, refunded }: Receipt, language: Language): EmailContent => {
  const { productName, amount, amountRefunded = amount, paidAt, disputeStatus, intentId } = payment;
  const product = optionName(productName, language);
  const locale = locales[language];
  const money = (cents: number): string => formatBillMoney(cents, locale);
  const isLost = emailOf(state, disputeStatus) === 'paymentLost';
  const isRefund = state === 'refunded' || state === 'partlyRefunded';
  // A bank takes the rest of the price after refunds, and Stripe doesn't count that as refunded.
  const back = isLost ? amount - (payment.amountRefunded ?? 0) : (refunded ?? amountRefunded);
  const facts = [
    { label: 'product', value: product },
    { label: 'for', value: [seekerName, jobsOf(payment, language)].filter(Boolean).join(', ') },
    { label: 'card', value: cardOf(payment) },
    { label: 'amount', value: money(amount) },
    { label: 'tax', value: money(includedTax(amount, environment.taxPercent)) },
    { label: 'refunded', value: isRefund ? money(isLost ? amount : amountRefunded) : undefined },
    { label: 'afterRefunds', value: state === 'partlyRefunded' ? money(amount - amountRefunded) : undefined },
    { label: 'paidOn', value: paidAt && formatDate(paidAt, { locale, timeZone: 'UTC' }) },
    { label: 'receiptNumber', value: intentId },
    {
      label: 'seller',
      value: { trusted: [environment.legalName, environment.postalAddress].filter(Boolean).join(', ') },
    },
  ] as const;
  const values = { product, amount: money(isRefund ? back : amount), price: money(amount) };
  return emailContent(emailOf(state, disputeStatus), language, values, {
    facts: facts.flatMap(({ label, value }) => (value ? [{ label: phrase(language, label), value }] : [])),
    path: paths.toolbox.receipt.path(intentId),
  });
};
