import { anonymousName } from '@plumbline/shared/contracts/masking/anonymous-name';
import { interviewStates } from '@plumbline/shared/domain/interviews/interview-states';
import type { Language } from '@plumbline/shared/options/languages';
import { environment } from '../../../../functions/platform/environment.ts';
import { positionFilledMail } from '../../../../functions/services/emails/access-emails.ts';
import {
  changeEmailMail,
  dataExportMail,
  emailChangedMail,
  invitationMail,
  resetMail,
  setUpForJobMail,
  setUpMail,
  staffInvitationMail,
  termsChangedMail,
} from '../../../../functions/services/emails/account-emails.ts';
import { applicationReceiptMail } from '../../../../functions/services/emails/applications/receipt-of-application.ts';
import { documentExpiresMail } from '../../../../functions/services/emails/document-emails.ts';
import { interviewComingMail, interviewMail } from '../../../../functions/services/emails/interview-emails.ts';
import {
  interestEndsMail,
  invitationDeclinedMail,
  invitationsReceivedMail,
} from '../../../../functions/services/emails/invitation-emails.ts';
import { jobPostedMail, jobUnpaidMail } from '../../../../functions/services/emails/jobs/job-emails.ts';
import {
  jobMatchesMail,
  jobReceivedMail,
  newMatchMail,
  savedSearchMail,
} from '../../../../functions/services/emails/match-emails.ts';
import { messagesWaitMail } from '../../../../functions/services/emails/message-emails.ts';
import { reachQuestionMail, windowEndedMail } from '../../../../functions/services/emails/reach-email.ts';
import { type Receipt, receiptMail } from '../../../../functions/services/emails/receipt-email.ts';
import type { InterviewItem } from '../../../../functions/table/interviews/interview.ts';
import { entryPreviews } from './entry-previews.ts';
import { type MailPreview, mailOf } from './mail-preview.ts';
import { application, company, jobs, matchCounts, payment, project, search, seeker } from './samples.ts';
import { staffPreviews } from './staff-previews.ts';

const linkTo = (path: string): string => `${environment.siteUrl}${path}sample-key`;

const accountPreviews: MailPreview[] = [
  { name: 'Account set-up', draw: (language) => setUpMail(seeker.email, linkTo('/confirm-email?key='), language) },
  {
    name: 'Account set-up, to apply for a job',
    draw: (language) => setUpForJobMail(seeker.email, jobs[0], linkTo('/confirm-email?key='), language),
  },
  { name: 'Password reset', draw: (language) => resetMail(seeker.email, linkTo('/reset-password?k='), language) },
  {
    name: 'Change of the email address',
    draw: (language) => changeEmailMail(seeker.email, linkTo('/change-email?key='), language),
  },
  {
    name: 'Copy of your data',
    draw: (language) => dataExportMail(seeker.email, language, new Date('2026-12-04T12:00:00Z')),
  },
  { name: 'Changed terms', draw: (language) => termsChangedMail(seeker.email, language) },
  { name: 'Email address changed', draw: (language) => emailChangedMail(seeker.email, language) },
  {
    name: 'Invitation of a company user',
    draw: (language) =>
      invitationMail(
        company.email,
        { company: company.name, inviter: 'Dana Hochstetler' },
        linkTo('/confirm-email?key='),
        language,
      ),
  },
  {
    name: 'Invitation of a colleague',
    draw: (language) => staffInvitationMail(company.email, 'Sam Whitaker', linkTo('/reset-password?k='), language),
  },
];

const matched = jobs.map(({ id, name }, at) => ({ id, name, matches: matchCounts[at]! }));
const newMatches = (language: Language, most: number) =>
  mailOf(
    seeker,
    'newMatch',
    newMatchMail({ jobs: jobs.slice(0, most), more: most >= jobs.length, place: 'Warsaw, IN' }, language),
  );
const savedSearch = (language: Language) =>
  mailOf(seeker, 'newMatch', savedSearchMail(search, { jobs, more: true, place: 'Warsaw, IN' }, language));
const jobMatches = (language: Language, most: number) =>
  mailOf(company, 'newMatch', jobMatchesMail({ jobs: matched.slice(0, most), more: most >= jobs.length }, language));

const matchPreviews: MailPreview[] = [
  {
    name: 'Job received',
    draw: (language) => mailOf(seeker, 'jobReceived', jobReceivedMail(jobs[0], language)),
  },
  {
    name: 'Application sent',
    draw: (language) => mailOf(seeker, 'receipts', applicationReceiptMail(application, language)),
  },
  {
    name: 'Position filled',
    draw: (language) => mailOf(seeker, 'applicationAnswered', positionFilledMail(jobs[0], language)),
  },
  {
    name: 'Job posted, with matches',
    draw: (language) => mailOf(company, 'newMatch', jobPostedMail(matched[0]!, language)),
  },
  {
    name: 'Job posted, without matches',
    draw: (language) => mailOf(company, 'newMatch', jobPostedMail({ ...matched[0]!, matches: 0 }, language)),
  },
  {
    name: 'Job not published',
    draw: (language) => mailOf(company, 'jobUnpaid', jobUnpaidMail(jobs[0], language)),
  },
  { name: 'New match, at once', draw: (language) => newMatches(language, 1) },
  { name: 'New matches of an hour or a day, to the seeker', draw: (language) => newMatches(language, 3) },
  { name: 'New jobs of a day in a saved search', draw: savedSearch },
  { name: 'New matches of a day for one job, to the company', draw: (language) => jobMatches(language, 1) },
  { name: 'New matches of a day for several jobs, to the company', draw: (language) => jobMatches(language, 3) },
];

const receipt = (name: string, state: Receipt['state'], changes: Partial<Receipt['payment']> = {}): MailPreview => ({
  name,
  draw: (language) => {
    const of = { payment: { ...payment, ...changes }, state, seekerName: anonymousName(seeker.id) };
    return mailOf(company, 'receipts', receiptMail(of, language));
  },
});

const receiptPreviews: MailPreview[] = [
  receipt('Receipt', 'fulfilled'),
  receipt('Receipt of a refund', 'refunded', { amountRefunded: payment.amount }),
  receipt('Receipt of a partial refund', 'partlyRefunded', { amountRefunded: 1000 }),
  receipt('Receipt of a disputed payment', 'disputed', { disputeStatus: 'needs_response' }),
  receipt('Receipt of a lost dispute', 'refunded', { disputeStatus: 'lost' }),
];

const documentPreviews: MailPreview[] = [
  {
    name: 'Question whether an unlocked person was reached',
    draw: (language) =>
      mailOf(company, 'reachQuestion', reachQuestionMail({ seeker: seeker.id, name: seeker.name }, language)),
  },
  {
    name: 'End of the priority access of another company',
    draw: (language) =>
      mailOf(company, 'windowEnded', windowEndedMail({ seeker: seeker.id, name: anonymousName(seeker.id) }, language)),
  },
  {
    name: 'Messages that wait',
    draw: (language) =>
      mailOf(
        seeker,
        'messageReceived',
        messagesWaitMail({ from: company.id, name: company.name, unread: 2 }, language),
      ),
  },
  {
    name: 'License expires',
    draw: (language) =>
      mailOf(
        seeker,
        'documentExpires',
        documentExpiresMail({ kind: 'master-license', expires: '2027-03-31' }, language),
      ),
  },
];

const invitation = { id: 'project', project: project.name, name: company.name };
const invitedProject = {
  id: 'project',
  name: project.name,
  companyName: company.name,
  city: 'Warsaw',
  state: 'IN',
  startDate: '2027-03-02',
  interestUntil: '2027-01-15',
  trades: ['Concrete'],
  plans: 3,
};
const invitationPreviews: MailPreview[] = [
  {
    name: 'Invitation to a project',
    draw: (language) => mailOf(company, 'projectConnection', invitationsReceivedMail([invitedProject], language)),
  },
  {
    name: 'Invitations to projects',
    draw: (language) =>
      mailOf(
        company,
        'projectConnection',
        invitationsReceivedMail([invitedProject, { ...invitedProject, plans: 0 }], language),
      ),
  },
  {
    name: 'Invitation declined',
    draw: (language) => mailOf(company, 'projectConnection', invitationDeclinedMail(invitation, language)),
  },
  {
    name: 'Last day for interest near',
    draw: (language) =>
      mailOf(company, 'projectConnection', interestEndsMail({ ...invitation, until: '2026-12-04' }, language)),
  },
];

const interview: InterviewItem = {
  job: 'job',
  worker: seeker.id,
  company: company.id,
  state: 'proposed',
  proposedBy: 'company',
  times: ['2026-11-24T12:00:00.000Z', '2026-11-24T20:30:00.000Z'],
  start: '2026-11-24T12:00:00.000Z',
  minutes: 30,
  way: 'on-site',
  place: 'North gate',
  note: 'Bring your OSHA card.',
  revision: 1,
  updatedAt: '2026-11-20T15:00:00.000Z',
};
const interviewFacts = (state: InterviewItem['state']) => ({
  interview: { ...interview, state },
  job: 'Roof Framer',
  timeZone: 'America/Indiana/Indianapolis',
});
const interviewPreviews: MailPreview[] = [
  ...interviewStates.map((state) => ({
    name: `Interview ${state}`,
    draw: (language: Language) => mailOf(seeker, 'interview', interviewMail(interviewFacts(state), language, 'worker')),
  })),
  {
    name: 'Interview canceled for two who may no longer meet',
    draw: (language) =>
      mailOf(seeker, 'interview', interviewMail({ ...interviewFacts('canceled'), isClosed: true }, language, 'worker')),
  },
  {
    name: 'Interview soon',
    draw: (language) => mailOf(seeker, 'interview', interviewComingMail(interviewFacts('agreed'), language)),
  },
];

/** All kinds of e-mails that the product sends. */
export const previews: readonly MailPreview[] = [
  ...accountPreviews,
  ...entryPreviews,
  ...matchPreviews,
  ...documentPreviews,
  ...invitationPreviews,
  ...interviewPreviews,
  ...receiptPreviews,
  ...staffPreviews,
];

/** Returns the part of a preview's address that identifies it. */
export const slugOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
