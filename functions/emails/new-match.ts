import type { Language } from '@plumbline/shared/options/languages';
import type { JobItem } from '../table/jobs/job.ts';
import { type EmailContent, emailContent } from './email-content.ts';

/** Where the seeker sees what matched. */
const LIST = '/dashboard';

const words = {
  en: {
    one: (job: string) => `New match: ${job}`,
    several: 'New jobs match your profile',
    text: 'What you told us about your trades and where you live fits here:',
    more: 'There are more on your dashboard.',
    look: 'View the job',
    lookAll: 'View your matches',
  },
  es: {
    one: (job: string) => `Nueva coincidencia: ${job}`,
    several: 'Nuevos empleos coinciden con su perfil',
    text: 'Lo que nos contó de sus oficios y del lugar donde vive encaja aquí:',
    more: 'Hay más en su panel.',
    look: 'Ver el empleo',
    lookAll: 'Ver sus coincidencias',
  },
};

type MatchedJob = Pick<JobItem, 'id' | 'name' | 'companyName' | 'city' | 'state'>;

/** `more`: there are others besides these. */
export type NewMatches = { jobs: readonly MatchedJob[]; more: boolean };

/** What a notification says that is about more than one job. */
export const severalMatches = (language: Language) => ({ title: words[language].several, path: LIST });

/** To the seeker: jobs that match since the last such e-mail, newest first. */
export const newMatchMail = ({ jobs, more }: NewMatches, language: Language): EmailContent => {
  const word = words[language];
  const only = more || jobs.length > 1 ? undefined : jobs[0];
  const subject = only ? word.one(only.name) : word.several;
  return emailContent(language, {
    subject,
    title: subject,
    paragraphs: [word.text, ...(more ? [word.more] : [])],
    facts: jobs.map(({ name, companyName, city, state }) => ({
      label: name,
      value: `${companyName}, ${city}, ${state}`,
    })),
    button: only ? word.look : word.lookAll,
    path: only ? `/jobs/${only.id}` : LIST,
  });
};
