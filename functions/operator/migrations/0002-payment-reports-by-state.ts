import { tableAttributes } from '@plumbline/shared/table-names';
import { paymentKey } from '../../table/payments/payment.ts';
import type { ItemMigration } from './migration.ts';

/** Until 0.3.0 reports of unlocks had no state, so a refunded one would count as open. */
export const paymentReportsByState: ItemMigration = {
  number: '0002',
  description: 'Gives reported unlocks their state',
  entities: ['PaymentReport'],
  check: ({ state }) => state !== undefined,
  up: async ({ intentId }, read) => {
    if (typeof intentId !== 'string') return {};
    const payment = await read(paymentKey({ intentId }));
    return { state: payment?.state === 'refunded' ? 'refunded' : 'open', [tableAttributes.version]: 2 };
  },
};
