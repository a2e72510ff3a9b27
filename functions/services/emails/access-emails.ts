import type { MatchReason } from '@plumbline/shared/domain/matching/match-score';
import { milesText } from '@plumbline/shared/domain/places/miles-text';
import { type OutgoingText, outgoingText } from '@plumbline/shared/domain/text/outgoing/outgoing-text';
import { experienceRatings } from '@plumbline/shared/options/background/experience';
import type { Language } from '@plumbline/shared/options/languages';
import { paths } from '@plumbline/shared/options/paths';
import { optionName } from '@plumbline/shared/options/spanish/option-names-es';
import type { JobItem } from '../../table/jobs/job.ts';
import type { AccessEvent, EmailTemplate, Party } from './access-event.ts';
import { type EmailContent, emailContent } from './email-content.ts';
import { phrase } from './words/phrase.ts';

/** Returns the trade, level and distance of a match. */
const fitText = ({ category, rating, miles }: MatchReason, language: Language): OutgoingText => {
  const level = experienceRatings.find(({ label }) => label === rating)?.label;
  const parts = [
    optionName(category, language),
    ...(level ? [phrase(language, `rating.${level}`)] : []),
    milesText(miles, language),
  ];
  return outgoingText(parts.join(', '));
};

const fitFact = (reason: MatchReason, language: Language) => ({
  label: phrase(language, 'tradeAndDistance'),
  value: { trusted: fitText(reason, language) },
});

/**
 * Returns the e-mail to a company about a new application, with trade, level and distance of an applicant who matches.
 * The name is masked until the company has unlocked the seeker.
 */
export const applicationReceivedMail: EmailTemplate = ({ entry, subject: job, other: { name }, reason }, language) =>
  emailContent(
    'applicationReceived',
    language,
    { job, name },
    { path: paths.jobs.applicants.path(entry.subject), ...(reason && { facts: [fitFact(reason, language)] }) },
  );

/**
 * Returns the e-mail to a company about several new applications, newest first: the job, trade, level and distance of
 * each.
 */
export const applicationsReceivedMail = (events: readonly AccessEvent[], language: Language): EmailContent => {
  const jobs = events.map(({ entry, subject, other, reason }) => ({
    name: other.name,
    company: subject,
    details: reason ? [fitText(reason, language)] : [],
    path: paths.jobs.applicants.path(entry.subject),
  }));
  const count = String(events.length);
  const [first] = events;
  if (first && events.every(({ entry }) => entry.subject === first.entry.subject))
    return emailContent(
      'applicationsReceivedForJob',
      language,
      { count, job: first.subject },
      { path: paths.jobs.applicants.path(first.entry.subject), jobs },
    );
  return emailContent('applicationsReceived', language, { count }, { path: paths.employees.jobs.path(), jobs });
};

/** Returns the e-mail that reminds a company of a pending application. */
export const applicationWaitsMail: EmailTemplate = ({ entry, subject: job, other: { name } }, language) =>
  emailContent('applicationWaits', language, { job, name }, { path: paths.jobs.applicants.path(entry.subject) });

/** Returns the e-mail to a seeker whose application was declined. */
export const applicationDeclinedMail: EmailTemplate = ({ subject: job, owner: { name } }, language) =>
  emailContent('applicationDeclined', language, { job, name }, { path: paths.jobs.search.path() });

/** Returns the e-mail to a seeker with a pending application for a position that is filled. */
export const positionFilledMail = (job: Pick<JobItem, 'name' | 'companyName'>, language: Language): EmailContent =>
  emailContent(
    'positionFilled',
    language,
    { job: job.name, name: job.companyName },
    { path: paths.jobs.search.path() },
  );

/** Returns the e-mail to a seeker about a new briefing. */
export const briefingReceivedMail: EmailTemplate = ({ entry, subject: job, other: { name } }, language) =>
  emailContent('briefingReceived', language, { job, name }, { path: paths.jobs.response.path(entry.subject) });

/** Returns the e-mail that reminds a seeker of a pending briefing. */
export const briefingWaitsMail: EmailTemplate = ({ entry, subject: job, other: { name } }, language) =>
  emailContent('briefingWaits', language, { job, name }, { path: paths.jobs.response.path(entry.subject) });

/**
 * Returns the e-mail to a company whose briefing was declined. It quotes the feedback that the company may read
 * [BRF-07].
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

/** Returns the e-mail to the owner of a project about a company that wants to join. */
export const connectionRequestedMail: EmailTemplate = ({ entry, subject: project, other: { name } }, language) =>
  emailContent(
    'connectionRequested',
    language,
    { project, name },
    {
      path: paths.tradePartners.project.path(entry.subject),
      // A stranger's message can contain links, so the e-mail mentions it without quoting it.
      more: entry.message ? [phrase(language, 'messageWaits')] : [],
    },
  );

/** Returns the e-mail to a company whose request to join a project was declined. */
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
 * Returns the e-mail to each side of a granted entry with the contact details of the other side, which is `partner`
 * [APP-27].
 */
export const connectedMail =
  (partner: keyof Pick<AccessEvent, 'owner' | 'other'>): EmailTemplate =>
  (event, language) => {
    const { [partner]: party, subject, entry } = event;
    // The owner is notified about a request's message when the request comes. Only a message that came with an accepted
    // invitation is new to the owner.
    const isNew = partner === 'other' && entry.message && entry.requestedAt === entry.date;
    const path = paths.profile.view.path(party.id, party.isSeeker ? 'jobSeeker' : 'provider');
    return emailContent(
      'connected',
      language,
      { subject, name: party.name },
      { path, facts: factsOf(party, language), more: isNew ? [phrase(language, 'messageWaits')] : [] },
    );
  };
