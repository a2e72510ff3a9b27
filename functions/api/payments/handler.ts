import { groupHandler } from '../../http/group-handler.ts';
import { createSetupIntent } from './cards/create-setup-intent.ts';
import { deletePaymentMethod } from './cards/delete-payment-method.ts';
import { listPaymentMethods } from './cards/list-payment-methods.ts';
import { setDefaultPaymentMethod } from './cards/set-default-payment-method.ts';
import { changeProduct } from './catalog/change-product.ts';
import { getProduct } from './catalog/get-product.ts';
import { listProducts } from './catalog/list-products.ts';
import { createIntent } from './checkout/create-intent.ts';
import { getIntent } from './checkout/get-intent.ts';
import { recordPayment } from './checkout/record-payment.ts';
import { receiveStripeEvent } from './fulfillment/receive-stripe-event.ts';
import { refundPayment } from './fulfillment/refund-payment.ts';
import { declinePaymentReport } from './history/decline-payment-report.ts';
import { getReceipt } from './history/get-receipt.ts';
import { listPaymentHistory } from './history/list-payment-history.ts';
import { listPaymentReports } from './history/list-payment-reports.ts';
import { reportPayment } from './history/report-payment.ts';

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
  declinePaymentReport,
]);
