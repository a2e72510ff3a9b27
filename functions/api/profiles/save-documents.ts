import * as contract from '@plumbline/shared/contracts/documents/documents';
import { operation } from '../../http/operation.ts';
import { ApiError } from '../../platform/errors.ts';
import { storeDocuments } from '../../services/profiles/documents/store-documents.ts';

export const saveDocuments = operation(contract.saveDocuments, async ({ params: { id }, body, caller }) => {
  if (id !== caller.profileId || caller.role === 'support') throw new ApiError('forbidden');
  return storeDocuments(id, caller.kind, body);
});
