import type { JobSearchForm } from '@plumbline/shared/contracts/jobs/job-search';
import { businessDay } from '@plumbline/shared/domain/dates/business-day';
import { documentValidity } from '@plumbline/shared/domain/documents/document-validity';
import { heldLicenses } from '@plumbline/shared/domain/documents/missing-licenses';
import type { WorkerDocumentKind } from '@plumbline/shared/options/document-kinds';
import { now } from '../../../platform/clock.ts';
import { readProfileFiles } from '../../../table/profiles/profile-files.ts';

/**
 * Returns the licenses that a search without missing licenses compares, and undefined for other searches. Makes one
 * read for a job seeker. Searches of other users leave out no jobs, like public searches.
 */
export const readHeldLicenses = async (
  { onlyHeldLicenses }: Pick<JobSearchForm, 'onlyHeldLicenses'>,
  seeker: string | undefined,
): Promise<WorkerDocumentKind[] | undefined> => {
  if (!onlyHeldLicenses || !seeker) return undefined;
  const stored = await readProfileFiles(seeker);
  const today = businessDay(now());
  return heldLicenses(
    (stored?.documents ?? []).map((document) => ({ ...document, validity: documentValidity(document.expires, today) })),
  );
};
