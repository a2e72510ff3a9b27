import * as contract from '@plumbline/shared/contracts/admin/audit-log';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import { pagedOperation } from '../../http/paged-operation.ts';
import { batchGet } from '../../table/core/batch-get.ts';
import { companyProfileRequest, seekerProfileRequest } from '../../table/profiles/profile.ts';
import { type AuditEntryItem, listAuditEntries as readEntries } from '../../table/staff/audit-entry.ts';

/** Returns the current names of the subjects by id. Deleted accounts have none. */
const namesOf = async (entries: readonly AuditEntryItem[]): Promise<Map<string, string>> => {
  const idsOf = (type: AuditEntryItem['subjectType']) => [
    ...new Set(entries.filter(({ subjectType }) => subjectType === type).map(({ subject }) => subject)),
  ];
  const { companies, seekers } = await batchGet(
    {
      companies: idsOf('company').map(companyProfileRequest),
      seekers: idsOf('jobSeeker').map(seekerProfileRequest),
    },
    { consistent: false },
  );
  const found = [...companies, ...seekers].flatMap((profile) => profile ?? []);
  return new Map(found.map((profile) => [profile.id, fullName(profile)]));
};

/** Returns a page of the audit log, in a query and a batch. */
export const listAuditEntries = pagedOperation(
  contract.listAuditEntries,
  async ({ query: { staff: by, subject: on, ...page } }) => {
    const { items, cursor } = await readEntries({ staff: by, subject: on }, page);
    const names = await namesOf(items);
    const results = items.map(({ staff, staffName, subject, subjectType, ...entry }) => ({
      ...entry,
      staff: { id: staff, name: staffName },
      subject: { type: subjectType, id: subject, name: names.get(subject) },
    }));
    return { results, ...(cursor && { cursor }) };
  },
);
