import { paymentReportStates } from '@plumbline/shared/domain/money/payment-report-states';
import {
  BatchGetRequest,
  type Condition,
  ConditionCheck,
  type FormattedItem,
  GetItemCommand,
  item,
  map,
  PutTransaction,
  string,
} from 'dynamodb-toolbox';
import { Entity, keyTemplate, schemaVersions } from '../core/entity.ts';
import { table } from '../core/table.ts';
import { closeTask, openTask, type TaskSource } from '../staff/staff-task.ts';

/**
 * A company's report that an unlocked seeker can't be reached. Staff refund the payment or decline the report. A
 * payment has at most one.
 */
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
    /** The staff member who declined the report, the date, and the reason that the company gets. */
    declined: map({ staff: string(), date: string(), reason: string() }).optional(),
  }),
  computeKey: keyTemplate('PAYMENT#{intentId}', 'REPORT'),
  // Version 1 had no states; its reports count as open.
  meta: schemaVersions({ current: 2, upCast: (report) => ({ state: 'open', ...report }) }),
});
export type PaymentReportItem = FormattedItem<typeof PaymentReport>;

/** Returns the task that a report is in the staff's queue. A refund of an earlier version has no date. */
export const paymentReportTask = ({ intentId, date, state, declined }: PaymentReportItem): TaskSource => ({
  kind: 'unlock',
  id: intentId,
  openedAt: date,
  closedAt: state === 'open' ? undefined : (declined?.date ?? date),
});

/** Returns the writes of a new report; they fail when the payment was reported before. */
export const newPaymentReport = (report: Omit<PaymentReportItem, 'state'>) => [
  PaymentReport.build(PutTransaction)
    .item({ ...report, state: 'open' })
    .options({ condition: { attr: 'intentId', exists: false } }),
  openTask(paymentReportTask({ ...report, state: 'open' })),
];

export const paymentReportRequest = (intentId: string) => PaymentReport.build(BatchGetRequest).key({ intentId });

export const readPaymentReport = async (intentId: string): Promise<PaymentReportItem | undefined> =>
  (await PaymentReport.build(GetItemCommand).key({ intentId }).options({ consistent: true }).send()).Item;

/** The condition that a report is open. A report of version 1 has no state and is open. */
const ifStillOpen: Condition<typeof PaymentReport> = {
  or: [
    { attr: 'state', eq: 'open' },
    { attr: 'state', exists: false },
  ],
};

/** Returns the writes that decide a report; they fail when its state has changed since it was read. */
export const decidePaymentReport = (report: PaymentReportItem, { state }: PaymentReportItem, date: string) => [
  PaymentReport.build(PutTransaction)
    .item(report)
    .options({ condition: state === 'open' ? ifStillOpen : { attr: 'state', eq: state } }),
  closeTask(paymentReportTask(report), date),
];

/** Fails when the payment was reported. */
export const ifPaymentUnreported = (intentId: string) =>
  PaymentReport.build(ConditionCheck).key({ intentId }).condition({ attr: 'intentId', exists: false });

/** Fails when the report of a payment was declined; passes for a payment without a report. */
export const ifReportNotDeclined = (intentId: string) =>
  PaymentReport.build(ConditionCheck)
    .key({ intentId })
    .condition({
      or: [
        { attr: 'state', exists: false },
        { attr: 'state', ne: 'declined' },
      ],
    });
