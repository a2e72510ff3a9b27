import * as contract from '@plumbline/shared/contracts/access/access';
import type { AccessState } from '@plumbline/shared/domain/access/access-states';
import { pagedOperation } from '../../http/paged-operation.ts';
import { accessEntryView } from '../../services/visibility/access-entry-view.ts';
import { listAccessEntries } from '../../table/access/access-entry.ts';

type Request = { caller: { profileId: string }; query: { limit: number; cursor?: string | undefined } };

/** Returns a page of the caller's access entries in one state, newest first [APP-30]. */
const list =
  (state: AccessState) =>
  async ({ caller: { profileId }, query }: Request) => {
    const { items, cursor } = await listAccessEntries(profileId, state, query);
    return { results: items.map((entry) => accessEntryView(entry, profileId)), ...(cursor && { cursor }) };
  };

export const listOperations = [
  pagedOperation(contract.listSeekerRequested, list('requested')),
  pagedOperation(contract.listSeekerGranted, list('granted')),
  pagedOperation(contract.listSeekerRejected, list('rejected')),
  pagedOperation(contract.listCompanyRequested, list('requested')),
  pagedOperation(contract.listCompanyGranted, list('granted')),
  pagedOperation(contract.listCompanyRejected, list('rejected')),
];
