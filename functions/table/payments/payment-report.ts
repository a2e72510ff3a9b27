import { Entity, type FormattedItem, item, PutItemCommand, QueryCommand, string } from 'dynamodb-toolbox';
import { decodeCursor, encodeCursor } from '../core/cursor.ts';
import { table } from '../core/table.ts';

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
    gsi1pk: string().hidden(),
    gsi1sk: string().hidden(),
  }),
  computeKey: ({ intentId }) => ({ pk: `PAYMENT#${intentId}`, sk: 'REPORT' }),
});
export type PaymentReportItem = FormattedItem<typeof PaymentReport>;

const REPORTS = 'PAYMENT-REPORTS';

/** Fails when the payment was reported before. */
export const putPaymentReport = (report: PaymentReportItem) =>
  PaymentReport.build(PutItemCommand)
    .item({ ...report, gsi1pk: REPORTS, gsi1sk: `${report.date}#${report.intentId}` })
    .options({ condition: { attr: 'intentId', exists: false } })
    .send();

/** Newest first. */
export const listPaymentReports = async ({ limit, cursor }: { limit: number; cursor?: string | undefined }) => {
  const start = decodeCursor(cursor, { index: 'gsi1', partition: REPORTS, prefix: '' });
  const { Items: items, LastEvaluatedKey: last } = await table
    .build(QueryCommand)
    .entities(PaymentReport)
    .query({ index: 'gsi1', partition: REPORTS })
    .options({ reverse: true, limit, ...(start && { exclusiveStartKey: start }) })
    .send();
  return { items: items ?? [], cursor: encodeCursor(last) };
};
