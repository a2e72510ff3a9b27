import type { AuditEntry } from '@plumbline/shared/contracts/admin/audit-log';
import * as contract from '@plumbline/shared/contracts/admin/audit-log';
import { operation } from '../../http/operation.ts';
import { pagedOperation } from '../../http/paged-operation.ts';
import { recordReading } from '../../services/audit/audit-write.ts';
import { spendNamedBudget } from '../../services/limits/named-budgets.ts';
import { readProfileNames } from '../../services/profiles/reading/profile-names.ts';
import {
  type AuditEntryItem,
  type AuditFilter,
  listAuditEntries as readEntries,
} from '../../table/staff/audit-entry.ts';

const viewsOf = async (entries: readonly AuditEntryItem[]): Promise<AuditEntry[]> => {
  const idsOf = (type: AuditEntryItem['subjectType']) =>
    entries.filter(({ subjectType }) => subjectType === type).map(({ subject }) => subject);
  const names = await readProfileNames({ companies: idsOf('company'), seekers: idsOf('jobSeeker') });
  return entries.map(({ staff, staffName, subject, subjectType, ...entry }) => ({
    ...entry,
    staff: { id: staff, name: staffName },
    subject: { type: subjectType, id: subject, name: names.get(subject) },
  }));
};

/** Returns a page of the audit log, in a query and a batch. */
export const listAuditEntries = pagedOperation(
  contract.listAuditEntries,
  async ({ query: { limit, cursor: start, ...filter } }) => {
    const { items, cursor } = await readEntries(filter, { limit, cursor: start });
    return { results: await viewsOf(items), ...(cursor && { cursor }) };
  },
);

/** The maximum number of queries for a file. Each reads up to a megabyte of entries. */
const EXPORT_QUERIES = 20;
const EXPORT_PAGE_SIZE = 1000;

/** Returns the newest entries, at most 5,000, that a filter finds among those that EXPORT_QUERIES read. */
const readMany = async (filter: AuditFilter): Promise<AuditEntryItem[]> => {
  const found: AuditEntryItem[] = [];
  let cursor: string | undefined;
  for (let query = 0; query < EXPORT_QUERIES && found.length < contract.MAX_AUDIT_EXPORT; query += 1) {
    const page = await readEntries(filter, { limit: EXPORT_PAGE_SIZE, cursor });
    found.push(...page.items);
    cursor = page.cursor;
    if (!cursor) break;
  }
  return found.slice(0, contract.MAX_AUDIT_EXPORT);
};

/** Returns entries for a file. The audit entry is written before the response, because they leave the product. */
export const exportAuditEntries = operation(contract.exportAuditEntries, async ({ body, caller }) => {
  await spendNamedBudget('export-accounts', caller.userId);
  const entries = await readMany(body);
  const filled = Object.entries(body).filter((each): each is [string, string] => Boolean(each[1]));
  await recordReading(caller, {
    action: 'export history',
    subject: { type: 'list', id: 'history' },
    after: { ...Object.fromEntries(filled), entries: entries.length },
  });
  return { results: await viewsOf(entries) };
});
