import { formatDate } from '@plumbline/shared/domain/dates/dates';
import { type OutgoingText, outgoingText } from '@plumbline/shared/domain/text/outgoing/outgoing-text';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import type { Language } from '@plumbline/shared/options/languages';
import { paths } from '@plumbline/shared/options/paths';
import { optionName } from '@plumbline/shared/options/spanish/option-names-es';
import type { ProjectItem } from '../../table/projects/project.ts';
import { type EmailContent, emailContent } from './email-content.ts';
import { phrase } from './words/phrase.ts';

const locales: Record<Language, string> = { en: 'en-US', es: 'es-US' };

/** The project, and the name of the company on the other side of the invitation. */
export type InvitationFacts = { id: string; project: string; name: string };

/** A project to which the reader's company is invited, with the trades that it fits and the number of plans. */
export type InvitedProject = Pick<
  ProjectItem,
  'id' | 'name' | 'companyName' | 'city' | 'state' | 'startDate' | 'interestUntil'
> & { trades: readonly string[]; plans: number };

const dayOf = (day: string, language: Language): string => formatDate(day, { locale: locales[language] });

/** Returns the trades, the dates and the number of plans of a project, as the lines of a list. */
const detailsOf = ({ trades, startDate, interestUntil, plans }: InvitedProject, language: Language): OutgoingText[] => [
  outgoingText(trades.map((trade) => optionName(trade, language)).join(', ')),
  phrase(language, 'startsOn', { date: dayOf(startDate, language) }),
  ...(interestUntil ? [phrase(language, 'requestsUntil', { date: dayOf(interestUntil, language) })] : []),
  ...(plans > 0 ? [phrase(language, plans === 1 ? 'onePlan' : 'plans', { count: String(plans) })] : []),
];

/**
 * Returns the e-mail to a company about its new invitations, newest first; each project is a link. The notification of
 * one invitation has the same subject.
 */
export const invitationsReceivedMail = (projects: readonly InvitedProject[], language: Language): EmailContent => {
  const jobs = projects.map((project) => ({
    name: project.name,
    company: [project.companyName, placeText(project)].join(', '),
    details: detailsOf(project, language),
    path: paths.tradePartners.searchProject.path(project.id),
  }));
  const [only, ...more] = projects;
  if (only && more.length === 0) {
    const values = { name: only.companyName, project: only.name };
    return emailContent('invitationReceived', language, values, {
      path: paths.tradePartners.searchProject.path(only.id),
      jobs,
    });
  }
  return emailContent(
    'invitationsReceived',
    language,
    { count: String(projects.length) },
    { path: paths.tradePartners.invitations.path(), jobs },
  );
};

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
