import * as contract from '@plumbline/shared/contracts/admin/support-requests';
import { pagedOperation } from '../../http/paged-operation.ts';
import { listSupportRequests as readRequests } from '../../table/accounts/support-request.ts';
import { supportRequestView } from './support-request-view.ts';

export const listSupportRequests = pagedOperation(contract.listSupportRequests, async ({ query }) => {
  const { items, cursor } = await readRequests(query);
  return { results: items.map(supportRequestView), ...(cursor && { cursor }) };
});
