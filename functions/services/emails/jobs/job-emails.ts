import type { Language } from '@plumbline/shared/options/languages';
import { paths } from '@plumbline/shared/options/paths';
import type { JobItem } from '../../../table/jobs/job.ts';
import { type EmailContent, emailContent } from '../email-content.ts';
import { phrase } from '../words/phrase.ts';

type OwnJob = Pick<JobItem, 'id' | 'name'>;

/** Returns the number of matches in words, such as '6 matches'. */
export const matchCount = (matches: number, language: Language) =>
  matches === 1 ? phrase(language, 'oneMatch') : phrase(language, 'matches', { count: String(matches) });

/** Returns the e-mail to a company whose job was posted; `matches` is the number of workers who match it so far. */
export const jobPostedMail = ({ id, name, matches }: OwnJob & { matches: number }, language: Language): EmailContent =>
  matches > 0
    ? emailContent(
        'jobPostedWithMatches',
        language,
        { job: name, matches: { trusted: matchCount(matches, language) } },
        { path: paths.jobs.matches.path(id) },
      )
    : emailContent('jobPosted', language, { job: name }, { path: paths.employees.job.path(id) });

/** Returns the e-mail that reminds a company of a job that it wrote and didn't publish. */
export const jobUnpaidMail = ({ id, name }: OwnJob, language: Language): EmailContent =>
  emailContent('jobUnpaid', language, { job: name }, { path: paths.employees.job.path(id) });
