import type { PaymentRow } from '@plumbline/shared/contracts/payments/payment-history';
import * as contract from '@plumbline/shared/contracts/payments/payment-history';
import { includedTax } from '@plumbline/shared/domain/money/included-tax';
import { paymentStatusOf } from '@plumbline/shared/domain/money/payment-states';
import { operation } from '../../../http/operation.ts';
import { pagedOperation } from '../../../http/paged-operation.ts';
import { environment } from '../../../platform/environment.ts';
import { ApiError } from '../../../platform/errors.ts';
import { ownPayment } from '../../../services/payments/history/own-payment.ts';
import { type PaymentSubject, subjectOf, subjectsOf } from '../../../services/payments/products/payment-subject.ts';
import { listPaidPayments, type PaymentItem } from '../../../table/payments/payment.ts';
import { readCompanyProfile } from '../../../table/profiles/profile.ts';

/** Returns a row of the payment history; `date` is the date of the payment. */
export const paymentRow = (payment: PaymentItem, subject: PaymentSubject): PaymentRow => {
  const { cardBrand: brand, cardLast4: last4, amountRefunded, receiptUrl } = payment;
  return {
    id: payment.intentId,
    date: payment.paidAt ?? payment.createdAt,
    product_name: payment.productName,
    product_slug: payment.slug,
    subject,
    ...(brand && last4 && { card: { brand, last4 } }),
    amount: payment.amount,
    ...(amountRefunded !== undefined && { amountRefunded }),
    status: paymentStatusOf(payment.state, payment.disputeStatus),
    ...(receiptUrl && { receipt_url: receiptUrl }),
  };
};

/** Returns a page of the company's payments, in a query and a batch [PAY-18]. */
export const listPaymentHistory = pagedOperation(contract.listPaymentHistory, async ({ query, caller }) => {
  const { items, cursor } = await listPaidPayments(caller.profileId, query);
  const subjects = await subjectsOf(caller.profileId, items);
  return { results: items.map((payment, at) => paymentRow(payment, subjects[at] ?? {})), ...(cursor && { cursor }) };
});

/** Returns the receipt of a payment, with the current addresses of seller and buyer [ACC-11, PAY-18]. */
export const getReceipt = operation(contract.getReceipt, async ({ params, caller }) => {
  const payment = await ownPayment(params.id, caller.profileId);
  if (!payment.paidAt) throw new ApiError('receipt_not_found');
  const [subject, company] = await Promise.all([subjectOf(payment), readCompanyProfile(caller.profileId)]);
  if (!company) throw new ApiError('receipt_not_found');
  const { name, address, address2, city, state, zip } = company;
  const { taxId } = company.company;
  const quantity = payment.jobs?.length ?? 1;
  return {
    ...paymentRow(payment, subject),
    quantity,
    unitAmount: payment.amount / quantity,
    seller: environment.legalName,
    ...(environment.postalAddress && { sellerAddress: environment.postalAddress }),
    tax: includedTax(payment.amount, environment.taxPercent),
    buyer: { name, address, address2, city, state, zip, taxId },
  };
});
