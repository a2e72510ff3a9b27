import { decisionActions } from '@plumbline/shared/domain/support/decisions';
import {
  reportKinds,
  reportOutcomes,
  reportReasons,
  reportStates,
  signalReasons,
} from '@plumbline/shared/domain/support/report-kinds';
import {
  BatchGetRequest,
  DeleteTransaction,
  type FormattedItem,
  GetItemCommand,
  item,
  list,
  map,
  PutTransaction,
  string,
} from 'dynamodb-toolbox';
import { indexPattern } from '../core/access-pattern.ts';
import { Entity, keyTemplate } from '../core/entity.ts';
import { indexKeys } from '../core/index-keys.ts';
import { queryPage } from '../core/query.ts';
import { table } from '../core/table.ts';
import { closeTask, openTask, type TaskSource } from './staff-task.ts';

const reportsAbout = indexPattern('gsi1', {
  partition: 'REPORTS-ABOUT#{account}',
  sort: '{date}#{id}',
  finds: 'The reports about an account, by date',
});
const reportsBy = indexPattern('gsi2', {
  partition: 'REPORTS-BY#{reporter}',
  sort: '{date}#{id}',
  finds: 'The reports by an account, by date',
});

type ReportParties = { id: string; date: string; account: string; reporter?: string | undefined };
const byReporter = ({ id, date, reporter }: ReportParties) => (reporter ? { id, date, reporter } : undefined);

/** Returns the attributes that list a report for both accounts. Migration 0017 adds them to earlier reports. */
export const reportKeys = (report: ReportParties): Record<string, string> => {
  const values = byReporter(report);
  return { ...reportsAbout.keys(report), ...(values && reportsBy.keys(values)) };
};

/** A user's report about another user's content, or a signal of the product. */
export const Report = new Entity({
  name: 'Report',
  table,
  timestamps: false,
  schema: item({
    id: string().key(),
    kind: string().enum(...reportKinds),
    subject: string(),
    /** The name of the reported job or project. */
    subjectName: string().optional(),
    /** The profile that the reported content belongs to. */
    account: string(),
    accountType: string().enum('company', 'jobSeeker'),
    /** The profile that reported, and its user; absent for a signal of the product. */
    reporter: string().optional(),
    reporterType: string().enum('company', 'jobSeeker').optional(),
    userId: string().optional(),
    reason: string().enum(...reportReasons, ...signalReasons),
    details: string().optional(),
    date: string(),
    state: string().enum(...reportStates),
    closed: map({
      outcome: string().enum(...reportOutcomes),
      note: string(),
      staff: string(),
      date: string(),
      /** The actions of staff about it; absent without any. */
      actions: list(string().enum(...decisionActions)).optional(),
      /** The message that the decision took down. */
      message: map({ id: string(), date: string() }).optional(),
      /** When staff restored the posts that the decision took down (ISO). */
      restoredAt: string().optional(),
    }).optional(),
  })
    .and((schema) => indexKeys(schema, reportsAbout, (report) => report))
    .and((schema) => indexKeys(schema, reportsBy, byReporter)),
  computeKey: keyTemplate('REPORT#{id}', 'REPORT'),
});
export type ReportItem = FormattedItem<typeof Report>;

/** Returns the task that a report is in the staff's queue; a signal has no reporter. */
export const reportTask = ({ id, reporter, date, closed }: ReportItem): TaskSource => ({
  kind: reporter ? 'report' : 'signal',
  id,
  openedAt: date,
  closedAt: closed?.date,
});

/** Exists while a profile's report of a subject is open, so that there is only one. */
export const OpenReport = new Entity({
  name: 'OpenReport',
  table,
  timestamps: false,
  schema: item({
    kind: string()
      .enum(...reportKinds)
      .key(),
    subject: string().key(),
    reporter: string().key(),
    report: string(),
  }),
  computeKey: keyTemplate('REPORTED#{kind}#{subject}', 'BY#{reporter}'),
});

/** Returns the writes of a new report; they fail when the reporter has an open report of the subject. */
export const openReport = (report: ReportItem & { reporter: string }) => {
  const { id, kind, subject, reporter } = report;
  return [
    Report.build(PutTransaction).item(report),
    OpenReport.build(PutTransaction)
      .item({ kind, subject, reporter, report: id })
      .options({ condition: { attr: 'reporter', exists: false } }),
    openTask(reportTask(report)),
  ];
};

/** Returns the id of a profile's open report of a subject. */
export const openReportOf = async (
  kind: ReportItem['kind'],
  subject: string,
  reporter: string,
): Promise<string | undefined> =>
  (await OpenReport.build(GetItemCommand).key({ kind, subject, reporter }).send()).Item?.report;

/** Returns the writes that close a report; they fail when it is closed. */
export const closeReport = (report: ReportItem, closed: NonNullable<ReportItem['closed']>) => [
  Report.build(PutTransaction)
    .item({ ...report, state: 'closed', closed })
    .options({ condition: { attr: 'state', eq: 'open' } }),
  ...(report.reporter ? [OpenReport.build(DeleteTransaction).key({ ...report, reporter: report.reporter })] : []),
  closeTask(reportTask(report), closed.date),
];

/** Returns the write that marks a decision as undone; fails when it is undone or the report isn't closed. */
export const restoreOnReport = (report: ReportItem, closed: NonNullable<ReportItem['closed']>, restoredAt: string) =>
  Report.build(PutTransaction)
    .item({ ...report, closed: { ...closed, restoredAt } })
    .options({
      condition: {
        and: [
          { attr: 'state', eq: 'closed' },
          { attr: 'closed.restoredAt', exists: false },
        ],
      },
    });

export const reportRequest = (id: string) => Report.build(BatchGetRequest).key({ id });

export const readReport = async (id: string): Promise<ReportItem | undefined> =>
  (await Report.build(GetItemCommand).key({ id }).options({ consistent: true }).send()).Item;

/** Returns the newest reports about an account and by it, at most `limit` of each. Makes two queries. */
export const listReportsOf = async (account: string, limit: number) => {
  const [about, by] = await Promise.all(
    [reportsAbout.list({ account }), reportsBy.list({ reporter: account })].map((list) =>
      queryPage(Report, list, { limit, reverse: true }),
    ),
  );
  return { about: about?.items ?? [], by: by?.items ?? [] };
};
