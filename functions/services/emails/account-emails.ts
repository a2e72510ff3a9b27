import { companyNameProblem } from '@plumbline/shared/domain/contact-details/company-name';
import { BUSINESS_ZONE } from '@plumbline/shared/domain/dates/business-day';
import { formatDate } from '@plumbline/shared/domain/dates/dates';
import { outgoingText, trustedText } from '@plumbline/shared/domain/text/outgoing/outgoing-text';
import type { Language } from '@plumbline/shared/options/languages';
import { TERMS_VERSION } from '@plumbline/shared/options/legal/terms';
import { termsChanges } from '@plumbline/shared/options/legal/terms-changes';
import { paths, SUPPORT_HASH } from '@plumbline/shared/options/paths';
import { environment } from '../../platform/environment.ts';
import type { Mail } from '../../platform/mail.ts';
import type { JobItem } from '../../table/jobs/job.ts';
import { jobFacts } from './applications/job-facts.ts';
import { emailContent } from './email-content.ts';
import { layOut } from './email-layout.ts';
import { phrase } from './words/phrase.ts';

const locales: Record<Language, string> = { en: 'en-US', es: 'es-US' };

type AccountEmail =
  | 'setUp'
  | 'reset'
  | 'invitation'
  | 'invitationOfCompany'
  | 'staffInvitation'
  | 'changeEmail'
  | 'emailChanged';

/** The names of the company that invites a user, and of its user who does so, if they are known by a name. */
export type Inviter = { company: string; inviter: string | undefined };

/** Returns an e-mail whose button opens a link that works once. `names` are those of who invites. */
const accountMail = (
  email: AccountEmail,
  to: string,
  link: string,
  language: Language,
  names = { name: '', company: '' },
): Mail => {
  const { subject, button, title, paragraphs } = emailContent(email, language, names, { path: '' });
  const action = { label: button, link };
  const footer = phrase(language, `${email === 'invitationOfCompany' ? 'invitation' : email}Footer`);
  return { to, subject, ...layOut({ language, title, paragraphs, action, footer }) };
};

export const setUpMail = (to: string, link: string, language: Language): Mail =>
  accountMail('setUp', to, link, language);

type AppliedJob = Pick<JobItem, 'name' | 'companyName' | 'city' | 'state' | 'pay' | 'compensation'>;

/** Returns the set-up e-mail of a visitor who is applying for a job. It names the job, its company and its pay. */
export const setUpForJobMail = (to: string, job: AppliedJob, link: string, language: Language): Mail => {
  const content = emailContent(
    'setUpForJob',
    language,
    { job: job.name },
    { path: '', facts: jobFacts(job, language) },
  );
  const { subject, button, title, paragraphs, facts = [] } = content;
  const action = { label: button, link };
  const footer = phrase(language, 'setUpFooter');
  return { to, subject, ...layOut({ language, title, paragraphs, facts, action, footer }) };
};

export const resetMail = (to: string, link: string, language: Language): Mail =>
  accountMail('reset', to, link, language);

export const changeEmailMail = (to: string, link: string, language: Language): Mail =>
  accountMail('changeEmail', to, link, language);

/** Returns the notice to the earlier address of an account. It doesn't say the new one. */
export const emailChangedMail = (to: string, language: Language): Mail =>
  accountMail('emailChanged', to, environment.siteUrl, language);

/** Returns the e-mail to a user whose account staff closed. `reason` is the text that staff wrote. */
export const accountClosedMail = (to: string, reason: string, language: Language): Mail => {
  const values = { reason: { trusted: reason } };
  const { subject, button, title, paragraphs, path } = emailContent('accountClosed', language, values, {
    path: `${paths.landing.path()}${SUPPORT_HASH}`,
  });
  const action = { label: button, link: `${environment.siteUrl}${path}` };
  return {
    to,
    subject,
    ...layOut({ language, title, paragraphs, action, footer: phrase(language, 'accountClosedFooter') }),
  };
};

/** Returns the e-mail about the terms' newest version, with a list of what changed. */
export const termsChangedMail = (to: string, language: Language): Mail => {
  const date = formatDate(TERMS_VERSION, { locale: locales[language], timeZone: BUSINESS_ZONE });
  const changes = termsChanges.map((change) => trustedText(`• ${change[language]}`));
  const { subject, button, title, paragraphs, path, rest } = emailContent(
    'termsChanged',
    language,
    { date },
    { path: paths.terms.path(), more: changes, rest: [trustedText(phrase(language, 'termsChangedRest'))] },
  );
  const action = { label: button, link: `${environment.siteUrl}${path}` };
  const footer = phrase(language, 'termsChangedFooter');
  const footerLink = {
    label: phrase(language, 'privacyPolicy'),
    link: `${environment.siteUrl}${paths.privacyPolicy.path()}`,
  };
  return { to, subject, ...layOut({ language, title, paragraphs, rest: rest ?? [], action, footer, footerLink }) };
};

/** Returns the e-mail to a user whose copy of their data can be downloaded until `expires`. */
export const dataExportMail = (to: string, language: Language, expires: Date): Mail => {
  const date = formatDate(expires.toISOString(), { locale: locales[language], timeZone: BUSINESS_ZONE });
  const content = emailContent('dataExport', language, { date }, { path: paths.toolbox.settings.path() });
  const { subject, button, title, paragraphs, path } = content;
  const action = { label: button, link: `${environment.siteUrl}${path}` };
  return {
    to,
    subject,
    ...layOut({ language, title, paragraphs, action, footer: phrase(language, 'dataExportFooter') }),
  };
};

/** Returns the name that a company chose for itself, in quotation marks. */
const quoted = (name: string): string => `“${outgoingText(name.replace(/[“”"]/g, "'"), 100)}”`;

/**
 * Returns the e-mail to a new user. A user without a name of their own, or with one that no company may have, invites
 * in the company's name.
 */
export const invitationMail = (to: string, { company, inviter }: Inviter, link: string, language: Language): Mail => {
  const isNamed = inviter !== undefined && inviter !== company && !companyNameProblem(inviter);
  const names = { name: isNamed ? quoted(inviter) : '', company: quoted(company) };
  return accountMail(isNamed ? 'invitation' : 'invitationOfCompany', to, link, language, names);
};

/** Returns the e-mail to a new member of staff, with the name of the colleague who added them. */
export const staffInvitationMail = (to: string, inviter: string, link: string, language: Language): Mail =>
  accountMail('staffInvitation', to, link, language, { name: outgoingText(inviter, 100), company: '' });
