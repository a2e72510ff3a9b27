import { groupHandler } from '../../http/group-handler.ts';
import { createSetupIntent, deletePaymentMethod, listPaymentMethods, setDefaultPaymentMethod } from './cards.ts';
import { changeProduct, getProduct, listProducts } from './catalog.ts';
import { getReceipt, listPaymentHistory } from './history/payment-history.ts';
import { declinePaymentReport, refundPayment, reportPayment } from './history/payment-reports.ts';
import { listPayments } from './history/staff-payments.ts';
import { createIntent, getIntent, recordPayment } from './intents.ts';
import { receiveStripeEvent } from './receive-stripe-event.ts';

export const handler = groupHandler('payments', [
  listProducts,
  getProduct,
  changeProduct,
  createIntent,
  getIntent,
  recordPayment,
  receiveStripeEvent,
  listPaymentMethods,
  createSetupIntent,
  setDefaultPaymentMethod,
  deletePaymentMethod,
  listPaymentHistory,
  getReceipt,
  refundPayment,
  reportPayment,
  declinePaymentReport,
  listPayments,
]);
