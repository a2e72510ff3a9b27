import type { InterviewSide } from '@plumbline/shared/domain/interviews/interview-states';
import { interviewTimeText } from '@plumbline/shared/domain/interviews/interview-text';
import type { Language } from '@plumbline/shared/options/languages';
import { paths } from '@plumbline/shared/options/paths';
import type { InterviewItem } from '../../table/interviews/interview.ts';
import { type EmailContent, emailContent } from './email-content.ts';
import { phrase } from './words/phrase.ts';

const locales: Record<Language, string> = { en: 'en-US', es: 'es-US' };

/**
 * An interview with the job's name and the time zone of its site. `isClosed` is true when the two may no longer meet,
 * so that neither can open its page.
 */
export type InterviewFacts = { interview: InterviewItem; job: string; timeZone: string; isClosed?: boolean };

const emails = {
  proposed: 'interviewProposed',
  agreed: 'interviewAgreed',
  declined: 'interviewDeclined',
  canceled: 'interviewCanceled',
} as const;

/**
 * Returns the offered or agreed times, the way, the length and the place as facts. A canceled interview has its time
 * alone, because the place can be a number to call.
 */
const factsOf = ({ interview, timeZone }: InterviewFacts, language: Language) => {
  const { state, times, start, way, minutes, place, note } = interview;
  const textOf = (time: string) => interviewTimeText(time, { locale: locales[language], timeZone });
  const offered = times.map((time, index) => ({
    label: phrase(language, 'offeredTime', { number: String(index + 1) }),
    value: textOf(time),
  }));
  const details = [
    { label: phrase(language, 'how'), value: phrase(language, `way.${way}`) },
    { label: phrase(language, 'howLong'), value: phrase(language, 'minutes', { count: String(minutes) }) },
    ...(place ? [{ label: phrase(language, 'place'), value: place }] : []),
    ...(note ? [{ label: phrase(language, 'note'), value: note }] : []),
  ];
  return [
    ...(state === 'proposed' ? offered : start ? [{ label: phrase(language, 'when'), value: textOf(start) }] : []),
    ...(state === 'canceled' ? [] : details),
  ];
};

const pathOf = ({ interview: { job, worker } }: InterviewFacts): string => paths.interview.path(job, worker);

/** Returns the page that a side opens when it can't open the one of the interview. */
const closedPathOf = ({ interview: { job } }: InterviewFacts, side: InterviewSide): string =>
  side === 'worker' ? paths.myJobs.activities.path() : paths.jobs.job.path(job);

/** Returns the e-mail to one side about an interview that was proposed, agreed, declined or canceled. */
export const interviewMail = (facts: InterviewFacts, language: Language, side: InterviewSide): EmailContent =>
  emailContent(
    facts.isClosed ? 'interviewClosed' : emails[facts.interview.state],
    language,
    { job: facts.job },
    { path: facts.isClosed ? closedPathOf(facts, side) : pathOf(facts), facts: factsOf(facts, language) },
  );

/** Returns the e-mail that reminds one side of an agreed interview. */
export const interviewComingMail = (facts: InterviewFacts, language: Language): EmailContent =>
  emailContent(
    'interviewComing',
    language,
    { job: facts.job },
    { path: pathOf(facts), facts: factsOf(facts, language) },
  );
