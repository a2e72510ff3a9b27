import * as contract from '@plumbline/shared/contracts/payments/payment-history';
import { operation } from '../../../http/operation.ts';
import { ApiError } from '../../../platform/errors.ts';
import { ownPayment } from '../../../services/payments/history/own-payment.ts';
import { subjectOf } from '../../../services/payments/products/payment-subject.ts';
import { readCompanyProfile } from '../../../table/profiles/profile.ts';
import { paymentRow } from './payment-row.ts';

/** The selling company, as receipts show it [ACC-11]. */
const SELLER = 'Plumbline LLC';

/** The receipt of a paid payment, with the company's present address [PAY-18]. */
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
    seller: SELLER,
    buyer: { name, address, address2, city, state, zip, taxId },
  };
});
