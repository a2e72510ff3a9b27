import { type PaymentReportState, paymentReportStates } from '@plumbline/shared/domain/money/payment-report-states';
import { tableAttributes } from '@plumbline/shared/table-names';
import {
  type Condition,
  ConditionCheck,
  type FormattedItem,
  GetItemCommand,
  item,
  map,
  PutTransaction,
  string,
} from 'dynamodb-toolbox';
import { indexPattern } from '../core/access-pattern.ts';
import { Entity, keyTemplate, schemaVersions } from '../core/entity.ts';
import { indexKeys } from '../core/index-keys.ts';
import { type Page, queryPage } from '../core/query.ts';
import { table } from '../core/table.ts';

const reportsByDate = indexPattern('gsi1', {
  partition: 'PAYMENT-REPORTS',
  sort: '{date}#{intentId}',
  finds: 'What companies reported about payments, by date',
});

const reportsByState = indexPattern('gsi2', {
  partition: 'PAYMENT-REPORT-STATES',
  sort: '{state}#{date}#{intentId}',
  finds: 'Reports about payments that are open, refunded or declined, by date',
});

/** A company says that what it paid for is worth nothing; staff refunds or declines. One for a payment. */
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
    state: string().enum(...paymentReportStates),
    /** Who of the staff declined it, when, and what the company was told. */
    declined: map({ staff: string(), date: string(), reason: string() }).optional(),
  })
    .and((schema) => indexKeys(schema, reportsByDate, (report) => report))
    .and((schema) => indexKeys(schema, reportsByState, (report) => report)),
  computeKey: keyTemplate('PAYMENT#{intentId}', 'REPORT'),
  // Version 1 had no states.
  meta: schemaVersions({ current: 2, upCast: (report) => ({ state: 'open', ...report }) }),
});
export type PaymentReportItem = FormattedItem<typeof PaymentReport>;

/** The attributes by which a report is found by its state, and the schema version that has them. */
export const reportStateAttributes = (report: { state: PaymentReportState; date: string; intentId: string }) => ({
  state: report.state,
  ...reportsByState.keys(report),
  [tableAttributes.version]: 2,
});

/** Fails when the payment was reported before. */
export const newPaymentReport = (report: Omit<PaymentReportItem, 'state'>) =>
  PaymentReport.build(PutTransaction)
    .item({ ...report, state: 'open' })
    .options({ condition: { attr: 'intentId', exists: false } });

export const readPaymentReport = async (intentId: string): Promise<PaymentReportItem | undefined> =>
  (await PaymentReport.build(GetItemCommand).key({ intentId }).options({ consistent: true }).send()).Item;

/** A report of version 1 has no state and is open. */
const ifStillOpen: Condition<typeof PaymentReport> = {
  or: [
    { attr: 'state', eq: 'open' },
    { attr: 'state', exists: false },
  ],
};

/** Writes what a report came to; fails when it is no longer in the state it was read in. */
export const changePaymentReport = (report: PaymentReportItem, { state }: PaymentReportItem) =>
  PaymentReport.build(PutTransaction)
    .item(report)
    .options({ condition: state === 'open' ? ifStillOpen : { attr: 'state', eq: state } });

/** Fails when the payment has been reported. */
export const ifPaymentUnreported = (intentId: string) =>
  PaymentReport.build(ConditionCheck).key({ intentId }).condition({ attr: 'intentId', exists: false });

/** Fails when the report of a payment has been declined; passes for a payment that was never reported. */
export const ifReportNotDeclined = (intentId: string) =>
  PaymentReport.build(ConditionCheck)
    .key({ intentId })
    .condition({
      or: [
        { attr: 'state', exists: false },
        { attr: 'state', ne: 'declined' },
      ],
    });

/** Newest first, with `state` those alone; one query. */
export const listPaymentReports = ({ state, ...page }: Page & { state?: PaymentReportState | undefined }) =>
  queryPage(PaymentReport, state ? reportsByState.list({ state }) : reportsByDate.list({}), { ...page, reverse: true });
