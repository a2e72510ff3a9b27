import type { Language } from '@plumbline/shared/options/languages';
import { paths } from '@plumbline/shared/options/paths';
import { type EmailContent, emailContent } from './email-content.ts';

/**
 * Returns the e-mail that asks a company, some days after an unlock, whether it reached the job seeker. `name` is the
 * seeker's, open since the unlock.
 */
export const reachQuestionMail = (
  { seeker, name }: { seeker: string; name: string },
  language: Language,
): EmailContent =>
  emailContent('reachQuestion', language, { name }, { path: paths.profile.view.path(seeker, 'jobSeeker') });

/**
 * Returns the e-mail that tells a company that another company's priority access to a worker has ended. `name` is the
 * worker's masked one.
 */
export const windowEndedMail = ({ seeker, name }: { seeker: string; name: string }, language: Language): EmailContent =>
  emailContent('windowEnded', language, { name }, { path: paths.employees.skilledWorker.path(seeker) });
