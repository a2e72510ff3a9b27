import { formatDate } from '@plumbline/shared/domain/dates/dates';
import { formatBillMoney } from '@plumbline/shared/domain/money/money';
import { titleCase } from '@plumbline/shared/domain/text/title-case';
import type { Language } from '@plumbline/shared/options/languages';
import type { PaymentItem } from '../table/payments/payment.ts';
import { type EmailContent, emailContent } from './email-content.ts';
import { receiptWords } from './receipt-words.ts';

/** The states of a payment that its buyer is written to about. */
export const receiptStates = ['fulfilled', 'refunded', 'disputed'] as const;
export type ReceiptState = (typeof receiptStates)[number];

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

/** A payment with the seeker it is for as the company may know them (PRO-37). */
export type Receipt = { payment: PaidItem; state: ReceiptState; seekerName: string | undefined };

const locales = { en: 'en-US', es: 'es-US' } as const;

const jobsOf = ({ jobName, jobs = [] }: PaidItem, language: Language): string | undefined =>
  jobName && jobs.length > 1 ? receiptWords[language].andMore(jobName, jobs.length - 1) : jobName;

const cardOf = ({ cardBrand: brand, cardLast4: last4 }: PaidItem): string | undefined =>
  brand && last4 ? `${titleCase(brand.replaceAll('_', ' '))} •••• ${last4}` : undefined;

/** To the buyer and the company's owners, in every state the money came to. */
export const receiptMail = ({ payment, state, seekerName }: Receipt, language: Language): EmailContent => {
  const { productName: product, amount, amountRefunded = amount, paidAt, disputeStatus, intentId } = payment;
  const words = receiptWords[language];
  const locale = locales[language];
  const money = (cents: number): string => formatBillMoney(cents, locale);
  const text = words[state === 'refunded' && disputeStatus === 'lost' ? 'lost' : state];
  const facts = [
    { label: words.product, value: product },
    { label: words.for, value: [seekerName, jobsOf(payment, language)].filter(Boolean).join(', ') },
    { label: words.card, value: cardOf(payment) },
    { label: words.amount, value: money(amount) },
    { label: words.refunded.label, value: state === 'refunded' ? money(amountRefunded) : undefined },
    { label: words.date, value: paidAt && formatDate(paidAt, { locale, timeZone: 'UTC' }) },
  ];
  return emailContent(language, {
    subject: text.subject(product),
    title: text.title,
    paragraphs: [text.paragraph(product, money(state === 'refunded' ? amountRefunded : amount))],
    facts: facts.flatMap(({ label, value }) => (value ? [{ label, value }] : [])),
    button: words.button,
    path: `/toolbox/billing/receipts/${intentId}`,
  });
};
