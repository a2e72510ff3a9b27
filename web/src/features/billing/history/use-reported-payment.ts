import type { PaymentRow } from '@plumbline/shared/contracts/payments/payment-history';
import { isReportable } from '@plumbline/shared/domain/money/refunds/refund-rule';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Returns the payment of the open report dialog: a payment of the list, or the payment in the address after a failed
 * contact.
 */
export const useReportedPayment = (rows: readonly PaymentRow[] | undefined) => {
  const [chosen, setChosen] = useState<PaymentRow>();
  const [address, setAddress] = useSearchParams();
  const named = address.get('report');
  const report = (payment: PaymentRow | undefined) => {
    setChosen(payment);
    if (named) setAddress({}, { replace: true });
  };
  return { reported: chosen ?? rows?.find((row) => row.id === named && isReportable(row, new Date())), report };
};
