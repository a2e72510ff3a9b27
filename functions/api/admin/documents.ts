import * as contract from '@plumbline/shared/contracts/admin/documents';
import { businessDay } from '@plumbline/shared/domain/dates/business-day';
import { documentValidity } from '@plumbline/shared/domain/documents/document-validity';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import { operation } from '../../http/operation.ts';
import { pagedOperation } from '../../http/paged-operation.ts';
import { now } from '../../platform/clock.ts';
import { ApiError } from '../../platform/errors.ts';
import { recordReading } from '../../services/audit/audit-write.ts';
import { originalKey } from '../../services/files/file-keys.ts';
import { linkTo } from '../../services/files/file-links.ts';
import * as documents from '../../services/profiles/documents/decide-document.ts';
import { batchGet } from '../../table/core/batch-get.ts';
import { companyProfileRequest, isSeekerProfile, seekerProfileRequest } from '../../table/profiles/profile.ts';
import { profileFilesRequest } from '../../table/profiles/profile-files.ts';
import { listDocumentsToCheck as listWaiting } from '../../table/staff/document-to-check.ts';

/** Returns a page of waiting documents, in a query and a batch. A document whose account has ended is left out. */
export const listDocumentsToCheck = pagedOperation(contract.listDocumentsToCheck, async ({ query }) => {
  const { items, cursor } = await listWaiting(query);
  const ids = [...new Set(items.map(({ profile }) => profile))];
  const { files, seekers, companies } = await batchGet(
    {
      files: ids.map(profileFilesRequest),
      seekers: ids.map(seekerProfileRequest),
      companies: ids.map(companyProfileRequest),
    },
    { consistent: false },
  );
  const today = businessDay(now());
  const results = items.flatMap(({ profile: id, document: documentId, since }) => {
    const at = ids.indexOf(id);
    const profile = seekers[at] ?? companies[at];
    const document = files[at]?.documents?.find((each) => each.id === documentId);
    if (!profile || !document) return [];
    const { file: _, check: __, ...facts } = document;
    const type = isSeekerProfile(profile) ? ('jobSeeker' as const) : ('company' as const);
    return [
      {
        owner: { id, type, name: fullName(profile) },
        document: { ...facts, validity: documentValidity(facts.expires, today) },
        since,
      },
    ];
  });
  return { results, ...(cursor && { cursor }) };
});

/** Returns a link to the file. Before that, an entry about the reading is written in the history of the account. */
export const readDocument = operation(contract.readDocument, async ({ params, caller }) => {
  const { stored, document, subject } = await documents.requireWaiting(params);
  const file = stored.files.find(({ id }) => id === document.file);
  if (!file) throw new ApiError('document_not_waiting');
  await recordReading(caller, { action: 'read document', subject, after: { kind: document.kind } });
  return { url: linkTo(originalKey(file.id)), type: file.type, name: file.name };
});

export const decideDocument = operation(contract.decideDocument, async ({ params, body, caller }) => {
  await documents.decideDocument(params, body, caller);
  return { decision: body.decision };
});
