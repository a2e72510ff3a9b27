import * as contract from '@plumbline/shared/contracts/admin/documents';
import { operation } from '../../http/operation.ts';
import { pagedOperation } from '../../http/paged-operation.ts';
import { recordReading } from '../../services/audit/audit-write.ts';
import { originalKey } from '../../services/files/file-keys.ts';
import { linkTo } from '../../services/files/file-links.ts';
import { spendNamedBudget } from '../../services/limits/named-budgets.ts';
import * as documents from '../../services/profiles/documents/decide-document.ts';
import { decidedDocuments, expiringDocuments } from './queue/document-lists.ts';

/** Returns a page of a list of documents, in a query and one or two batches. */
export const listDocuments = pagedOperation(contract.listDocuments, async ({ query: { list, ...page } }) => {
  const { results, cursor } = await (list === 'decided' ? decidedDocuments(page) : expiringDocuments(list, page));
  return { results, ...(cursor && { cursor }) };
});

/** Returns a link to the file. Before that, an entry about the reading is written in the history of the account. */
export const readDocument = operation(contract.readDocument, async ({ params, caller }) => {
  await spendNamedBudget('check-document', caller.userId);
  const { file, document, subject } = await documents.requireFile(params);
  await recordReading(caller, { action: 'read document', subject, after: { kind: document.kind } });
  return { url: linkTo(originalKey(file.id)), type: file.type, name: file.name };
});

export const decideDocument = operation(contract.decideDocument, async ({ params, body, caller }) => {
  await spendNamedBudget('check-document', caller.userId);
  await documents.decideDocument(params, body, caller);
  return { decision: body.decision };
});
