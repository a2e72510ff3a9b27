import type { DocumentToCheck } from '@plumbline/shared/contracts/admin/documents';
import { businessDay } from '@plumbline/shared/domain/dates/business-day';
import { documentValidity } from '@plumbline/shared/domain/documents/document-validity';
import { documentTask, profileOfDocumentTask } from '@plumbline/shared/domain/support/staff-tasks';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import { now } from '../../../platform/clock.ts';
import { batchGet } from '../../../table/core/batch-get.ts';
import { companyProfileRequest, isSeekerProfile, seekerProfileRequest } from '../../../table/profiles/profile.ts';
import { profileFilesRequest } from '../../../table/profiles/profile-files.ts';

/** Returns the documents of tasks by the id of the task, without those that were removed. Makes one request. */
export const documentsOfTasks = async (tasks: readonly string[]): Promise<Map<string, DocumentToCheck>> => {
  const ids = [...new Set(tasks.map(profileOfDocumentTask))];
  const { files, seekers, companies } = await batchGet(
    {
      files: ids.map(profileFilesRequest),
      seekers: ids.map(seekerProfileRequest),
      companies: ids.map(companyProfileRequest),
    },
    { consistent: false },
  );
  const today = businessDay(now());
  const found = ids.flatMap((id, at) => {
    const profile = seekers[at] ?? companies[at];
    if (!profile) return [];
    const type = isSeekerProfile(profile) ? ('jobSeeker' as const) : ('company' as const);
    return (files[at]?.documents ?? []).map(({ file: _, ...facts }) => {
      const document = { ...facts, validity: documentValidity(facts.expires, today) };
      return [documentTask(id, facts.id), { owner: { id, type, name: fullName(profile) }, document }] as const;
    });
  });
  return new Map(found);
};
