import * as contract from '@plumbline/shared/contracts/public/previews';
import { operation } from '../../http/operation.ts';
import { ApiError } from '../../platform/errors.ts';
import { readObject } from '../../platform/files.ts';
import { thumbnailKey } from '../../services/files/file-keys.ts';
import { isOpen, readJob } from '../../table/jobs/job.ts';
import { showsJobs } from '../../table/profiles/profile.ts';
import { newestOf, readCompanyWithFiles } from '../../table/profiles/profile-files.ts';

/**
 * The photo of a company as search engines show it next to a job: two reads and the picture. Returns 404 for a job
 * without a public page, so that a photo can't be read through a draft, a filled job or a hidden company.
 */
export const getJobLogo = operation(contract.getJobLogo, async ({ params }) => {
  const job = await readJob(params.id);
  if (!job || !isOpen(job)) throw new ApiError('job_not_found');
  const { company, files } = await readCompanyWithFiles(job.company);
  if (!company || !showsJobs(company)) throw new ApiError('job_not_found');
  const photo = newestOf(files, 'profilePhoto');
  // The thumbnail is made after the upload, and carries no place or camera as the original may.
  const picture = photo && (await readObject(thumbnailKey(photo.id, 'small')));
  if (!picture) throw new ApiError('file_not_found');
  return picture.bytes.toString('base64');
});
