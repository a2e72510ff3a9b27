import { interviewTimeText } from '@plumbline/shared/domain/interviews/interview-text';
import type { Language } from '@plumbline/shared/options/languages';
import { paths } from '@plumbline/shared/options/paths';
import type { InterviewItem } from '../../table/interviews/interview.ts';
import { type EmailContent, emailContent } from './email-content.ts';
import { phrase } from './words/phrase.ts';

const locales: Record<Language, string> = { en: 'en-US', es: 'es-US' };

/** An interview with the job's name and the time zone of its site. */
export type InterviewFacts = { interview: InterviewItem; job: string; timeZone: string };

const emails = {
  proposed: 'interviewProposed',
  agreed: 'interviewAgreed',
  declined: 'interviewDeclined',
  canceled: 'interviewCanceled',
} as const;

/** Returns the offered or agreed times and the place as facts. Their texts name neither the worker nor a number. */
const factsOf = ({ interview, timeZone }: InterviewFacts, language: Language) => {
  const { state, times, start, place, note } = interview;
  const textOf = (time: string) => interviewTimeText(time, { locale: locales[language], timeZone });
  const offered = times.map((time, index) => ({
    label: phrase(language, 'offeredTime', { number: String(index + 1) }),
    value: textOf(time),
  }));
  return [
    ...(state === 'proposed' ? offered : start ? [{ label: phrase(language, 'when'), value: textOf(start) }] : []),
    ...(place ? [{ label: phrase(language, 'place'), value: place }] : []),
    ...(note ? [{ label: phrase(language, 'note'), value: note }] : []),
  ];
};

const pathOf = ({ interview: { job, worker } }: InterviewFacts): string => paths.interview.path(job, worker);

/** Returns the e-mail about an interview that was proposed, agreed, declined or canceled. */
export const interviewMail = (facts: InterviewFacts, language: Language): EmailContent =>
  emailContent(
    emails[facts.interview.state],
    language,
    { job: facts.job },
    { path: pathOf(facts), facts: factsOf(facts, language) },
  );

/** Returns the e-mail that reminds one side of an agreed interview. */
export const interviewComingMail = (facts: InterviewFacts, language: Language): EmailContent =>
  emailContent(
    'interviewComing',
    language,
    { job: facts.job },
    { path: pathOf(facts), facts: factsOf(facts, language) },
  );
