import { paymentKey } from '../../table/payments/payment.ts';
import { reportStateAttributes } from '../../table/payments/payment-report.ts';
import type { ItemMigration } from './migration.ts';

/**
 * Until 0.3.0 reports of unlocks had no state, so the list of open reports would miss those that staff haven't decided.
 */
export const paymentReportsByState: ItemMigration = {
  number: '0002',
  description: 'Lists reported unlocks by their state',
  entities: ['PaymentReport'],
  check: ({ state }) => state !== undefined,
  up: async ({ intentId, date }, read) => {
    if (typeof intentId !== 'string' || typeof date !== 'string') return {};
    const payment = await read(paymentKey({ intentId }));
    return reportStateAttributes({ intentId, date, state: payment?.state === 'refunded' ? 'refunded' : 'open' });
  },
};
