import type { Language } from '@plumbline/shared/options/languages';
import { paths } from '@plumbline/shared/options/paths';
import type { JobItem } from '../../table/jobs/job.ts';
import type { AccessEvent, EmailTemplate, Party } from './access-event.ts';
import { type EmailContent, emailContent } from './email-content.ts';
import { phrase } from './words/phrase.ts';

/** To the company: a seeker applied. The name is masked until the company has unlocked the seeker. */
export const applicationReceivedMail: EmailTemplate = ({ entry, subject: job, other: { name } }, language) =>
  emailContent('applicationReceived', language, { job, name }, { path: paths.jobs.applicants.path(entry.subject) });

/** To the company: an application is still undecided. */
export const applicationWaitsMail: EmailTemplate = ({ entry, subject: job, other: { name } }, language) =>
  emailContent('applicationWaits', language, { job, name }, { path: paths.jobs.applicants.path(entry.subject) });

/** To the seeker: the company declined the application. */
export const applicationDeclinedMail: EmailTemplate = ({ subject: job, owner: { name } }, language) =>
  emailContent('applicationDeclined', language, { job, name }, { path: paths.jobs.search.path() });

/** To a seeker with a pending application: the position is filled. */
export const positionFilledMail = (job: Pick<JobItem, 'name' | 'companyName'>, language: Language): EmailContent =>
  emailContent(
    'positionFilled',
    language,
    { job: job.name, name: job.companyName },
    { path: paths.jobs.search.path() },
  );

/** To the seeker: a company sent a briefing. */
export const briefingReceivedMail: EmailTemplate = ({ entry, subject: job, other: { name } }, language) =>
  emailContent('briefingReceived', language, { job, name }, { path: paths.jobs.response.path(entry.subject) });

/** To the seeker: a briefing is still undecided. */
export const briefingWaitsMail: EmailTemplate = ({ entry, subject: job, other: { name } }, language) =>
  emailContent('briefingWaits', language, { job, name }, { path: paths.jobs.response.path(entry.subject) });

/**
 * To the company: the seeker declined a briefing. The e-mail quotes the feedback that the company may read [BRF-07].
 */
export const briefingDeclinedMail: EmailTemplate = ({ feedback, subject: job, owner: { name } }, language) => {
  const { reasons = [], reason, withheld } = feedback;
  const given = reasons.map((each) => phrase(language, `reason.${each}`)).join(', ');
  const facts = [
    ...(given ? [{ label: phrase(language, 'feedback'), value: given }] : []),
    ...(reason ? [{ label: phrase(language, 'note'), value: reason }] : []),
  ];
  const more = withheld ? [phrase(language, 'noteWithheld')] : [];
  return emailContent(
    'briefingDeclined',
    language,
    { job, name },
    { path: paths.employees.briefings.path(), facts, more },
  );
};

/** To the owner of a project: another company wants to join. */
export const connectionRequestedMail: EmailTemplate = ({ entry, subject: project, other: { name } }, language) =>
  emailContent(
    'connectionRequested',
    language,
    { project, name },
    {
      path: paths.tradePartners.project.path(entry.subject),
      // The message of a stranger can contain links, so the e-mail doesn't quote it.
      more: entry.message ? [phrase(language, 'messageWaits')] : [],
    },
  );

/** To the company that asked to join a project: the owner declined. */
export const connectionDeclinedMail: EmailTemplate = ({ subject: project, owner: { name } }, language) =>
  emailContent('connectionDeclined', language, { project, name }, { path: paths.tradePartners.searchProjects.path() });

/**
 * Returns the name and contact details of a party. Details that aren't open to the reader are absent [PRO-38, PRO-39].
 */
const factsOf = ({ name, contact }: Party, language: Language) => [
  { label: phrase(language, 'name'), value: name },
  ...(contact?.phone ? [{ label: phrase(language, 'phone'), value: contact.phone }] : []),
  ...(contact ? [{ label: phrase(language, 'email'), value: { trusted: contact.email } }] : []),
];

/**
 * To each side of a granted entry: how to reach the other side. `partner` is the side whose details the e-mail shows
 * [APP-27].
 */
export const connectedMail =
  (partner: keyof Pick<AccessEvent, 'owner' | 'other'>): EmailTemplate =>
  (event, language) => {
    const { [partner]: party, subject, entry } = event;
    // The message of a request was announced when the request came. A message that came with an accepted invitation
    // wasn't.
    const isNew = partner === 'other' && entry.message && entry.requestedAt === entry.date;
    const path = paths.profile.view.path(party.id, party.isSeeker ? 'jobSeeker' : 'provider');
    return emailContent(
      'connected',
      language,
      { subject, name: party.name },
      { path, facts: factsOf(party, language), more: isNew ? [phrase(language, 'messageWaits')] : [] },
    );
  };
