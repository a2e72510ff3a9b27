import * as contract from '@plumbline/shared/contracts/public/jobs';
import { operation } from '../../../http/operation.ts';
import { milesToJob, readPublicJob } from '../../../services/jobs/public-job.ts';

/** Returns the facts of a public job, for the pages on which a visitor signs up to apply for it. Makes two reads. */
export const getPublicJobFacts = operation(contract.getPublicJobFacts, async ({ params, query }) => {
  const job = await readPublicJob(params.id);
  const { id, name, companyName, city, state, compensation, pay, tradeCategories } = job;
  const miles = milesToJob(query.zip, job);
  return {
    id,
    name,
    company: { id: job.company, name: companyName },
    city,
    state,
    compensation,
    pay,
    tradeCategories,
    ...(miles !== undefined && { miles }),
  };
});
