import { groupHandler } from '../http/group-handler.ts';
import { changeProduct } from './change-product.ts';
import { createIntent } from './create-intent.ts';
import { createSetupIntent } from './create-setup-intent.ts';
import { deletePaymentMethod } from './delete-payment-method.ts';
import { getIntent } from './get-intent.ts';
import { getProduct } from './get-product.ts';
import { getReceipt } from './get-receipt.ts';
import { listPaymentHistory } from './list-payment-history.ts';
import { listPaymentMethods } from './list-payment-methods.ts';
import { listPaymentReports } from './list-payment-reports.ts';
import { listProducts } from './list-products.ts';
import { receiveStripeEvent } from './receive-stripe-event.ts';
import { recordPayment } from './record-payment.ts';
import { refundPayment } from './refund-payment.ts';
import { reportPayment } from './report-payment.ts';
import { setDefaultPaymentMethod } from './set-default-payment-method.ts';

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
  listPaymentReports,
]);
