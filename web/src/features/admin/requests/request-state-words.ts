import type { PaymentReportState } from '@plumbline/shared/domain/money/payment-report-states';
import type { RequestState } from '@plumbline/shared/domain/support/request-states';
import { msg } from '../../../lib/msg.ts';

export const stateWords = {
  open: msg('Open'),
  answered: msg('Answered'),
  closed: msg('Closed'),
} as const satisfies Record<RequestState, string>;

export const reportStateWords = {
  open: msg('Open'),
  refunded: msg('Refunded'),
  declined: msg('Declined'),
} as const satisfies Record<PaymentReportState, string>;
