import type { saveDocuments } from '@plumbline/shared/contracts/documents/documents';
import type { RequestOf } from '@plumbline/shared/contracts/endpoint';
import type { AccountKind } from '@plumbline/shared/options/account-kinds';
import { companyDocumentKinds, type DocumentKind, workerDocumentKinds } from '@plumbline/shared/options/document-kinds';
import { ApiError } from '../../../platform/errors.ts';
import { MAX_TRANSACTION_WRITES, retryOnConflict, transact } from '../../../table/core/transact.ts';
import { ifSeekerExists } from '../../../table/profiles/profile.ts';
import { putProfileFiles, readProfileFiles } from '../../../table/profiles/profile-files.ts';
import { documentViews } from '../../files/document-views.ts';
import { removeFiles } from '../../files/remove-files.ts';
import { arrangeDocuments } from './arrange-documents.ts';
import { documentTasks } from './document-tasks.ts';
import { expiryWrites } from './expiry-writes.ts';
import { reminderWrites } from './reminder-writes.ts';

/** The number of tries: one retry after a concurrent save, then 409. */
const TRIES = 2;

type Body = RequestOf<typeof saveDocuments>['body'];

const kindsOf: Record<AccountKind, readonly DocumentKind[]> = {
  candidate: workerDocumentKinds,
  provider: companyDocumentKinds,
  vendor: companyDocumentKinds,
  educational: [],
};

const requireOwnDocumentKinds = (kind: AccountKind, documents: readonly { kind: DocumentKind }[]): void => {
  const at = documents.findIndex((each) => !kindsOf[kind].includes(each.kind));
  if (at >= 0) throw new ApiError('document_not_yours', { path: `documents.${at}.kind` });
};

/**
 * Saves a profile's documents. Documents, photos, reminders, last days and the tasks of staff change in one
 * transaction. Photos that no document names are then deleted. Throws `too_many_document_changes` or `files_changed`.
 */
export const storeDocuments = (id: string, kind: AccountKind, body: Body) => {
  requireOwnDocumentKinds(kind, body.documents);
  return retryOnConflict(
    async () => {
      const stored = await readProfileFiles(id);
      const { before, documents, files, dropped } = arrangeDocuments(stored, body);
      const reminders = reminderWrites(id, before, documents);
      const tasks = documentTasks(id, before, documents);
      const expiries = expiryWrites(id, before, documents);
      const put = putProfileFiles(id, files, stored, documents);
      const writes = [put, ifSeekerExists(id), ...reminders, ...tasks, ...expiries];
      if (writes.length > MAX_TRANSACTION_WRITES)
        throw new ApiError('too_many_document_changes', { path: 'documents' });
      await transact(...writes);
      if (dropped.length) await removeFiles(dropped.map((file) => file.id));
      return documentViews({ files, documents }, { owner: true });
    },
    { tries: TRIES, exhausted: () => new ApiError('files_changed') },
  );
};
