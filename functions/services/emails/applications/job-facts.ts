import { wholePay } from '@plumbline/shared/domain/jobs/pay-text';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import type { Language } from '@plumbline/shared/options/languages';
import type { JobItem } from '../../../table/jobs/job.ts';
import { phrase } from '../words/phrase.ts';

type JobInMail = Pick<JobItem, 'companyName' | 'city' | 'state' | 'pay' | 'compensation'>;

/** Returns the company, pay and place of a job as facts of an e-mail. Pay that isn't given is left out. */
export const jobFacts = (job: JobInMail, language: Language) => {
  const pay = wholePay(job, language);
  return [
    { label: phrase(language, 'company'), value: job.companyName },
    ...(pay ? [{ label: phrase(language, 'compensation'), value: pay }] : []),
    { label: phrase(language, 'place'), value: placeText(job) },
  ];
};
