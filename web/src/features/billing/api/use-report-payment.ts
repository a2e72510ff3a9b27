import type { CallOf } from '@plumbline/shared/contracts/endpoint';
import type { reportPayment } from '@plumbline/shared/contracts/payments/payment-history';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';

/** Reports an unlock whose phone and e-mail both fail. */
export const useReportPayment = () =>
  useMutation({
    mutationFn: (body: CallOf<typeof reportPayment>['body']) => call('POST /api/payment/report', { body }),
  });
