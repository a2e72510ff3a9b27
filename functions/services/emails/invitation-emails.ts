import { formatDate } from '@plumbline/shared/domain/dates/dates';
import type { Language } from '@plumbline/shared/options/languages';
import { paths } from '@plumbline/shared/options/paths';
import { type EmailContent, emailContent } from './email-content.ts';

const locales: Record<Language, string> = { en: 'en-US', es: 'es-US' };

/** The project, and the name of the company on the other side of the invitation. */
export type InvitationFacts = { id: string; project: string; name: string };

/** Returns the e-mail to an invited company. */
export const invitationReceivedMail = ({ id, ...values }: InvitationFacts, language: Language): EmailContent =>
  emailContent('invitationReceived', language, values, { path: paths.tradePartners.searchProject.path(id) });

/** Returns the e-mail to the owner of a project whose invited company declined. */
export const invitationDeclinedMail = ({ id, ...values }: InvitationFacts, language: Language): EmailContent =>
  emailContent('invitationDeclined', language, values, {
    path: paths.tradePartners.project.path(id, { tab: 'invited' }),
  });

/**
 * Returns the e-mail to a company that was invited, or that matches and has looked at the project, about the last day
 * for requests: `until` (YYYY-MM-DD).
 */
export const interestEndsMail = (
  { id, until, ...values }: InvitationFacts & { until: string },
  language: Language,
): EmailContent =>
  emailContent(
    'interestEnds',
    language,
    { ...values, date: formatDate(until, { locale: locales[language] }) },
    { path: paths.tradePartners.searchProject.path(id) },
  );
