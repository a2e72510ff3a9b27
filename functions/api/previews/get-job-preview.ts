import * as contract from '@plumbline/shared/contracts/public/previews';
import { shortPay } from '@plumbline/shared/domain/jobs/pay-text';
import { outgoingText } from '@plumbline/shared/domain/text/outgoing/outgoing-text';
import { operation } from '../../http/operation.ts';
import { ApiError } from '../../platform/errors.ts';
import { type PublicJobItem, readPublicJobs } from '../../table/jobs/public-job.ts';
import { drawJob } from './drawing/draw-job.ts';

const factsOf = ({ city, state, type, willingToProvidePaidTraining: trains }: PublicJobItem): string =>
  [city, state, type, trains && 'paid training'].filter(Boolean).join(', ');

/** Returns the preview picture for links to a job, in one request. Throws 404 for a job that isn't public. */
export const getJobPreview = operation(contract.getJobPreview, async ({ params }) => {
  const [job] = await readPublicJobs([params.id]);
  if (!job) throw new ApiError('job_not_found');
  return drawJob({
    title: outgoingText(job.name),
    company: outgoingText(job.companyName),
    pay: outgoingText(shortPay(job, 'en')),
    facts: outgoingText(factsOf(job)),
  });
});
