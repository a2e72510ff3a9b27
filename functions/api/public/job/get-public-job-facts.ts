import * as contract from '@plumbline/shared/contracts/public/jobs';
import { operation } from '../../../http/operation.ts';
import { readPublicJob } from '../../../services/jobs/public-job.ts';
import { milesFrom } from './miles-from.ts';

/** Returns the facts of a public job, for the pages on which a visitor signs up to apply for it. Makes two reads. */
export const getPublicJobFacts = operation(contract.getPublicJobFacts, async ({ params, query }) => {
  const job = await readPublicJob(params.id);
  const { id, name, companyName, city, state, compensation, pay, tradeCategories } = job;
  const miles = milesFrom(query.zip, job)?.miles;
  return {
    id,
    name,
    company: { id: job.company, name: companyName },
    city,
    state,
    compensation,
    pay,
    tradeCategories,
    ...(job.questions && { questions: job.questions.map(({ text }) => text) }),
    ...(miles !== undefined && { miles: Math.round(miles * 10) / 10 }),
  };
});
