import { wholePay } from '@plumbline/shared/domain/jobs/pay-text';
import { trustedText } from '@plumbline/shared/domain/text/outgoing/outgoing-text';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import type { Language } from '@plumbline/shared/options/languages';
import { paths } from '@plumbline/shared/options/paths';
import type { JobItem } from '../../table/jobs/job.ts';
import { type EmailContent, emailContent } from './email-content.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { phrase } from './words/phrase.ts';

/** The pages with a seeker's matches, a company's jobs and a seeker's saved searches. */
const MATCHES = paths.dashboard.path();
const JOBS = paths.employees.jobs.path();
const SEARCHES = paths.jobs.searches.path();

type SentJob = Pick<JobItem, 'id' | 'name' | 'companyName' | 'city' | 'state' | 'compensation' | 'pay'>;
type MatchedJob = Pick<JobItem, 'id' | 'name' | 'companyName' | 'city' | 'state'>;

/** Jobs to list in an e-mail; `more` says that there are others. */
export type NewMatches = { jobs: readonly MatchedJob[]; more: boolean };
/** Jobs to list in an e-mail. `matches` counts all matches of a job; `more` says that there are other jobs. */
export type JobMatches = { jobs: readonly { id: string; name: string; matches: number }[]; more: boolean };

/** Returns the job of an e-mail that is about a single job; undefined for several. */
const onlyOf = <J>(jobs: readonly J[], more: boolean): J | undefined => (more || jobs.length > 1 ? undefined : jobs[0]);

/** Returns the e-mail to a seeker about a job that a company sent [PAY-25]. */
export const jobReceivedMail = (job: SentJob, language: Language): EmailContent => {
  const pay = wholePay(job, language);
  const facts = [
    { label: phrase(language, 'job'), value: job.name },
    { label: phrase(language, 'place'), value: placeText(job) },
    ...(pay ? [{ label: phrase(language, 'compensation'), value: pay }] : []),
  ];
  return emailContent(
    'jobReceived',
    language,
    { company: job.companyName },
    { path: paths.jobs.job.path(job.id), facts },
  );
};

/** Returns the title and path of a notification about more than one job. */
export const severalMatches = (language: Language) => {
  const titles = { en: trustedText(en.newMatches.subject), es: trustedText(es.newMatches.subject) };
  return { title: titles[language], titles, path: MATCHES };
};

/** Returns the e-mail to a seeker about jobs that match since the last e-mail of this kind, newest first. */
export const newMatchMail = ({ jobs, more }: NewMatches, language: Language): EmailContent => {
  const only = onlyOf(jobs, more);
  const facts = jobs.map(({ name, companyName, city, state }) => ({
    label: name,
    value: `${companyName}, ${placeText({ city, state })}`,
  }));
  if (only)
    return emailContent('newMatch', language, { job: only.name }, { path: paths.jobs.job.path(only.id), facts });
  const rest = more ? [phrase(language, 'moreMatches')] : [];
  return emailContent('newMatches', language, {}, { path: MATCHES, facts, more: rest });
};

/** Returns the daily e-mail to a seeker about new jobs in a saved search, newest first. */
export const savedSearchMail = (name: string, { jobs, more }: NewMatches, language: Language): EmailContent => {
  const only = onlyOf(jobs, more);
  const facts = jobs.map((job) => ({ label: job.name, value: `${job.companyName}, ${placeText(job)}` }));
  const rest = more ? [phrase(language, 'moreInSearch')] : [];
  const path = only ? paths.jobs.job.path(only.id) : SEARCHES;
  return emailContent('savedSearch', language, { name }, { path, facts, more: rest });
};

/** Returns the daily e-mail to a company about its jobs with new matches since the last digest. */
export const jobMatchesMail = ({ jobs, more }: JobMatches, language: Language): EmailContent => {
  const only = onlyOf(jobs, more);
  const facts = jobs.map(({ name, matches }) => ({
    label: name,
    value: matches === 1 ? phrase(language, 'oneMatch') : phrase(language, 'matches', { count: String(matches) }),
  }));
  if (only)
    return emailContent('jobMatches', language, { job: only.name }, { path: paths.jobs.matches.path(only.id), facts });
  const rest = more ? [phrase(language, 'moreJobMatches')] : [];
  return emailContent('jobsMatches', language, {}, { path: JOBS, facts, more: rest });
};
