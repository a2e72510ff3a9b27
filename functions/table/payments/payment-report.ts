import { Entity, type FormattedItem, item, PutItemCommand, string } from 'dynamodb-toolbox';
import { indexPattern } from '../core/access-pattern.ts';
import { indexKeys } from '../core/index-keys.ts';
import { type Page, queryPage } from '../core/query.ts';
import { table } from '../core/table.ts';

const reportsByDate = indexPattern('gsi1', {
  partition: 'PAYMENT-REPORTS',
  sort: '{date}#{intentId}',
  finds: 'What companies reported about payments, by date',
});

/** A company says that what it paid for is worth nothing; staff looks into it. One for a payment. */
export const PaymentReport = new Entity({
  name: 'PaymentReport',
  table,
  timestamps: false,
  schema: item({
    intentId: string().key(),
    company: string(),
    seeker: string(),
    userId: string(),
    reason: string(),
    date: string(),
  }).and((schema) => indexKeys(schema, reportsByDate, (report) => report)),
  computeKey: ({ intentId }) => ({ pk: `PAYMENT#${intentId}`, sk: 'REPORT' }),
});
export type PaymentReportItem = FormattedItem<typeof PaymentReport>;

/** Fails when the payment was reported before. */
export const putPaymentReport = (report: PaymentReportItem) =>
  PaymentReport.build(PutItemCommand)
    .item(report)
    .options({ condition: { attr: 'intentId', exists: false } })
    .send();

/** Newest first. */
export const listPaymentReports = (page: Page) =>
  queryPage(PaymentReport, reportsByDate.list({}), { ...page, reverse: true });
