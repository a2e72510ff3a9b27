import * as contract from '@plumbline/shared/contracts/public/previews';
import { operation } from '../../http/operation.ts';
import { ApiError } from '../../platform/errors.ts';
import { readObject } from '../../platform/files.ts';
import { thumbnailKey } from '../../services/files/file-keys.ts';
import { isOpen, readJob } from '../../table/jobs/job.ts';
import { showsJobs } from '../../table/profiles/profile.ts';
import { newestOf, readCompanyWithFiles } from '../../table/profiles/profile-files.ts';

/**
 * Returns a company's photo, which search engines show next to its job. Throws 404 for a job without a public page, so
 * that drafts, filled jobs and hidden companies don't reveal photos. Makes two reads and loads the picture.
 */
export const getJobLogo = operation(contract.getJobLogo, async ({ params }) => {
  const job = await readJob(params.id);
  if (!job || !isOpen(job)) throw new ApiError('job_not_found');
  const { company, files } = await readCompanyWithFiles(job.company);
  if (!company || !showsJobs(company)) throw new ApiError('job_not_found');
  const photo = newestOf(files, 'profilePhoto');
  // The thumbnail has no location or camera data, unlike the original.
  const picture = photo && (await readObject(thumbnailKey(photo.id, 'small')));
  if (!picture) throw new ApiError('file_not_found');
  return picture.bytes.toString('base64');
});
