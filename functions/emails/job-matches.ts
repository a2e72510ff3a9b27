import type { Language } from '@plumbline/shared/options/languages';
import { type EmailContent, emailContent } from './email-content.ts';

const LIST = '/employees/jobs';

const words = {
  en: {
    one: (job: string) => `New matches for ${job}`,
    several: 'New matches for your jobs',
    text: 'Job seekers near you have the trade and look for the position:',
    more: 'Other jobs have new matches as well.',
    count: (matches: number) => (matches === 1 ? '1 match' : `${matches} matches`),
    look: 'View matches',
    lookAll: 'View your jobs',
  },
  es: {
    one: (job: string) => `Nuevas coincidencias para ${job}`,
    several: 'Nuevas coincidencias para sus empleos',
    text: 'Hay candidatos cerca con el oficio y que buscan este puesto:',
    more: 'Otros empleos también tienen nuevas coincidencias.',
    count: (matches: number) => (matches === 1 ? '1 coincidencia' : `${matches} coincidencias`),
    look: 'Ver coincidencias',
    lookAll: 'Ver sus empleos',
  },
};

/** `matches` counts all that a job has by now; `more`: there are other jobs besides these. */
export type JobMatches = { jobs: readonly { id: string; name: string; matches: number }[]; more: boolean };

/** To a company, once a day: the jobs that matched somebody since the last digest. */
export const jobMatchesMail = ({ jobs, more }: JobMatches, language: Language): EmailContent => {
  const word = words[language];
  const only = more || jobs.length > 1 ? undefined : jobs[0];
  const subject = only ? word.one(only.name) : word.several;
  return emailContent(language, {
    subject,
    title: subject,
    paragraphs: [word.text, ...(more ? [word.more] : [])],
    facts: jobs.map(({ name, matches }) => ({ label: name, value: word.count(matches) })),
    button: only ? word.look : word.lookAll,
    path: only ? `/jobs/${only.id}/matches` : LIST,
  });
};
