import { type JobSearch, toSearchAddress } from '@plumbline/shared/contracts/jobs/search-address';
import { shortPay, wholePay } from '@plumbline/shared/domain/jobs/pay-text';
import { milesText } from '@plumbline/shared/domain/places/miles-text';
import { type OutgoingText, outgoingText, trustedText } from '@plumbline/shared/domain/text/outgoing/outgoing-text';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { tradeInSentence } from '@plumbline/shared/domain/trades/trade-in-sentence';
import { experienceRatings } from '@plumbline/shared/options/background/experience';
import type { Language } from '@plumbline/shared/options/languages';
import { JOB_SEARCH_FIRST_PAGE } from '@plumbline/shared/options/limits';
import { paths } from '@plumbline/shared/options/paths';
import { optionName } from '@plumbline/shared/options/spanish/option-names-es';
import type { JobItem } from '../../table/jobs/job.ts';
import { type EmailContent, emailContent, type ListedJob } from './email-content.ts';
import { matchCount } from './jobs/job-emails.ts';
import { type Phrase, phrase } from './words/phrase.ts';

/** The pages with a seeker's matches and with a company's jobs. */
const MATCHES = paths.dashboard.path();
const JOBS = paths.employees.jobs.path();
/** The separator of short facts in one line. */
const DOT = ' · ';

type SentJob = Pick<JobItem, 'id' | 'name' | 'companyName' | 'city' | 'state' | 'compensation' | 'pay'>;

/** A job in an e-mail with the reason it is listed: the miles, the trade, and the reader's level in it. */
export type FoundJob = SentJob & { miles: number; trade?: string | undefined; rating?: string | undefined };

/** Jobs to list in an e-mail. `place` is where the reader looks for work; `more` says that there are other jobs. */
export type FoundJobs = { jobs: readonly FoundJob[]; more: boolean; place: string };
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

/** Returns the title and the page of the notification about one new match. */
export const matchNotice = ({ id, name }: Pick<JobItem, 'id' | 'name'>, language: Language) => ({
  subject: phrase(language, 'newMatchTitle', { job: name }),
  path: paths.jobs.job.path(id),
});

/** Returns the title and path of a notification about more than one job. */
export const severalMatches = (language: Language) => {
  const titles = { en: phrase('en', 'newMatchesTitle'), es: phrase('es', 'newMatchesTitle') };
  return { title: titles[language], titles, path: MATCHES };
};

const ratingText = (rating: string | undefined, language: Language): OutgoingText | undefined => {
  const known = experienceRatings.find(({ label }) => label === rating);
  return known && phrase(language, `rating.${known.label}`);
};

type Reason = Extract<Phrase, 'matchReason' | 'searchReason'>;

/** Returns a job as a row of an e-mail: pay and miles, then the trade that it shares with the reader. */
const listedJob =
  (reason: Reason, language: Language) =>
  (job: FoundJob): ListedJob => {
    const trade = job.trade && [optionName(job.trade, language), ratingText(job.rating, language)];
    const facts = [outgoingText(shortPay(job, language)), milesText(job.miles, language)].filter(Boolean).join(DOT);
    return {
      name: job.name,
      company: [job.companyName, placeText(job)].filter(Boolean).join(', '),
      details: [
        trustedText(facts),
        ...(trade ? [phrase(language, reason, { trade: trade.filter(Boolean).join(', ') })] : []),
      ],
      path: paths.jobs.job.path(job.id),
    };
  };

/**
 * Returns the subject of an e-mail about jobs, such as '3 carpentry jobs near Warsaw, IN'. It names the trade when all
 * jobs are of the same one.
 */
const headingOf = ({ jobs, more, place }: FoundJobs, language: Language): OutgoingText => {
  const [first] = jobs;
  const shared = jobs.every(({ trade }) => trade === first?.trade) ? first?.trade : undefined;
  const only = onlyOf(jobs, more);
  if (only && shared)
    return phrase(language, 'jobOfTrade', {
      trade: language === 'en' ? optionName(shared, language) : tradeInSentence(shared, language),
      place,
      job: only.name,
    });
  if (only) return phrase(language, 'jobNear', { place, job: only.name });
  const count = more ? `${jobs.length}+` : String(jobs.length);
  return shared
    ? phrase(language, 'jobsOfTrade', { count, trade: tradeInSentence(shared, language), place })
    : phrase(language, 'jobsNear', { count, place });
};

/** Returns the e-mail to a seeker about jobs that match since the last e-mail of this kind, newest first. */
export const newMatchMail = (found: FoundJobs, language: Language): EmailContent => {
  const only = onlyOf(found.jobs, found.more);
  const values = { heading: { trusted: headingOf(found, language) } };
  const jobs = found.jobs.map(listedJob('matchReason', language));
  if (only) return emailContent('newMatch', language, values, { path: paths.jobs.job.path(only.id), jobs });
  const rest = found.more ? [phrase(language, 'moreMatches')] : [];
  return emailContent('newMatches', language, values, { path: MATCHES, jobs, rest });
};

type JobSearchTerms = Pick<JobSearch, 'form' | 'sort'>;

/** Returns the daily e-mail to a seeker about new jobs in a saved search, newest first. Its button opens the search. */
export const savedSearchMail = (
  { name, search }: { name: string; search: JobSearchTerms },
  found: FoundJobs,
  language: Language,
): EmailContent =>
  emailContent(
    'savedSearch',
    language,
    { heading: { trusted: headingOf(found, language) }, name },
    {
      path: `${paths.jobs.search.path()}?${toSearchAddress({ ...search, page: JOB_SEARCH_FIRST_PAGE })}`,
      jobs: found.jobs.map(listedJob('searchReason', language)),
      rest: found.more ? [phrase(language, 'moreInSearch')] : [],
    },
  );

/** Returns the daily e-mail to a company about its jobs with new matches since the last digest. */
export const jobMatchesMail = ({ jobs, more }: JobMatches, language: Language): EmailContent => {
  const only = onlyOf(jobs, more);
  const facts = jobs.map(({ name, matches }) => ({
    label: name,
    value: matchCount(matches, language),
  }));
  if (only)
    return emailContent('jobMatches', language, { job: only.name }, { path: paths.jobs.matches.path(only.id), facts });
  const rest = more ? [phrase(language, 'moreJobMatches')] : [];
  return emailContent('jobsMatches', language, {}, { path: JOBS, facts, rest });
};
