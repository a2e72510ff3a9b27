import type * as contract from '@plumbline/shared/contracts/admin/documents';
import type { RequestOf } from '@plumbline/shared/contracts/endpoint';
import { documentTask } from '@plumbline/shared/domain/support/staff-tasks';
import { laterThan, nowIso } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/errors.ts';
import { batchGet } from '../../../table/core/batch-get.ts';
import { retryOnConflict, transact } from '../../../table/core/transact.ts';
import { companyProfileRequest, seekerProfileRequest } from '../../../table/profiles/profile.ts';
import { type DocumentCheck, profileFilesRequest, putProfileFiles } from '../../../table/profiles/profile-files.ts';
import { closeTask, taskRequest } from '../../../table/staff/staff-task.ts';
import { auditWrite } from '../../audit/audit-write.ts';
import type { Caller } from '../../sessions/caller.ts';

/** The number of tries: the owner may save other documents meanwhile. */
const TRIES = 3;

type DocumentKey = RequestOf<typeof contract.readDocument>['params'];

/** Returns a document with its task, and its owner as the subject of the audit log. Makes one request. */
const findDocument = async ({ profileId: profile, documentId: document }: DocumentKey) => {
  const { tasks, files, seekers, companies } = await batchGet({
    tasks: [taskRequest({ kind: 'document', id: documentTask(profile, document) })],
    files: [profileFilesRequest(profile)],
    seekers: [seekerProfileRequest(profile)],
    companies: [companyProfileRequest(profile)],
  });
  const [task, stored] = [tasks[0], files[0]];
  const found = stored?.documents?.find(({ id }) => id === document);
  const type = seekers[0] ? ('jobSeeker' as const) : companies[0] && ('company' as const);
  return stored && found && type && { task, stored, document: found, subject: { type, id: profile } };
};

/** Returns the file of a document, also after staff decided about it. Throws `file_not_found` when it has none. */
export const requireFile = async (key: DocumentKey) => {
  const found = await findDocument(key);
  const file = found?.stored.files.find(({ id }) => id === found.document.file);
  if (!found || !file) throw new ApiError('file_not_found');
  return { file, document: found.document, subject: found.subject };
};

const requireWaiting = async (key: DocumentKey) => {
  const found = await findDocument(key);
  if (found?.task?.state !== 'open') throw new ApiError('document_not_waiting');
  return { ...found, task: found.task };
};

/**
 * Stores what staff decided about a document as it was at `since`, closes the task, and records it. Throws
 * `document_not_waiting` when it is decided or removed, and `document_changed` when the owner changed it since.
 */
export const decideDocument = (
  key: DocumentKey,
  { decision, reason, since }: RequestOf<typeof contract.decideDocument>['body'],
  caller: Caller,
): Promise<void> =>
  retryOnConflict(
    async () => {
      const { task, stored, document, subject } = await requireWaiting(key);
      if (task.openedAt !== since) throw new ApiError('document_changed');
      const isRejected = decision === 'rejected';
      const staff = { id: caller.userId, name: caller.displayName || caller.email };
      const date = laterThan(since, nowIso());
      const check: DocumentCheck = { state: decision, date, ...(isRejected && reason && { reason }) };
      const documents = stored.documents?.map((each) => (each.id === document.id ? { ...each, check } : each));
      const entry = auditWrite(caller, {
        action: isRejected ? 'reject document' : 'check document',
        subject,
        ...(isRejected && { reason }),
        after: { kind: document.kind, document: task.id },
      });
      await transact(putProfileFiles(subject.id, stored.files, stored, documents), closeTask(task, date, staff), entry);
    },
    { tries: TRIES, exhausted: () => new ApiError('document_changed') },
  );
