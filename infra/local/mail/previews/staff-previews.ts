import type { Language } from '@plumbline/shared/options/languages';
import { paths } from '@plumbline/shared/options/paths';
import { accountClosedMail } from '../../../../functions/services/emails/account-emails.ts';
import { documentRejectedMail } from '../../../../functions/services/emails/document-emails.ts';
import {
  addressChangingMail,
  decisionMail,
  postsHiddenMail,
  postsShownMail,
  reinstatedMail,
  reportDeclinedMail,
  restoredMail,
  secondFactorResetMail,
  signedOutMail,
  suspendedMail,
} from '../../../../functions/services/emails/staff-action-emails.ts';
import {
  supportReceiptMail,
  supportReplyMail,
  supportRequestedMail,
} from '../../../../functions/services/emails/support-emails.ts';
import { type MailPreview, mailOf } from './mail-preview.ts';
import { company, request } from './samples.ts';

const reply = 'Change the address under Company Profile.\nThe next receipt has it, and older ones show it as well.';

const answered = { ...request, replies: [{ staff: 'Sam Whitaker', date: request.date, text: reply }] };
const sender = (language: Language) => ({
  to: request.email,
  language,
  path: paths.supportRequest.path({ key: 'key-of-the-request' }),
});

/** The e-mails about actions of staff, and those to staff. */
export const staffPreviews: MailPreview[] = [
  {
    name: 'Account suspended',
    draw: (language) =>
      mailOf(company, 'receipts', suspendedMail({ reason: 'Two disputed payments in one day.' }, language)),
  },
  {
    name: 'Account reinstated',
    draw: (language) => mailOf(company, 'receipts', reinstatedMail('The card owner called.', language)),
  },
  {
    name: 'Jobs and projects hidden, with an end',
    draw: (language) =>
      mailOf(company, 'receipts', postsHiddenMail({ reason: 'Three fake jobs.', until: '2026-12-18' }, language)),
  },
  {
    name: 'Jobs and projects shown, on the day that was set',
    draw: (language) => mailOf(company, 'receipts', postsShownMail(undefined, language)),
  },
  {
    name: 'Decision about a report',
    draw: (language) =>
      mailOf(
        company,
        'receipts',
        decisionMail(
          {
            actions: ['take down job', 'warn account', 'hide posts'],
            ...{ name: 'Framing Carpenter', reason: 'The job asks for a deposit.', until: '2026-12-18' },
          },
          language,
        ),
      ),
  },
  {
    name: 'Job restored',
    draw: (language) =>
      mailOf(
        company,
        'receipts',
        restoredMail('restore job', { name: 'Framing Carpenter', reason: 'You proved the job.' }, language),
      ),
  },
  {
    name: 'Signed out everywhere',
    draw: (language) => mailOf(company, 'receipts', signedOutMail('You told us that a phone was stolen.', language)),
  },
  {
    name: 'Email address about to change',
    draw: (language) => mailOf(company, 'receipts', addressChangingMail('You called us from the office.', language)),
  },
  {
    name: 'Account closed',
    draw: (language) => accountClosedMail(company.email, 'You asked us to close it on the phone.', language),
  },
  {
    name: 'Second step reset, to a colleague',
    draw: (language) =>
      mailOf(company, 'receipts', secondFactorResetMail('Sam Whitaker', 'Lost phone; seen in person.', language)),
  },
  {
    name: 'Reported unlock declined',
    draw: (language) =>
      mailOf(company, 'receipts', reportDeclinedMail('pi_1', 'The worker answered our call at this number.', language)),
  },
  {
    name: 'Document rejected',
    draw: (language) =>
      mailOf(company, 'receipts', documentRejectedMail('insurance', 'The last day on it has passed.', language)),
  },
  { name: 'Support request arrived', draw: (language) => supportReceiptMail(request, sender(language)) },
  { name: 'Answer to a support request', draw: (language) => supportReplyMail(answered, 0, sender(language)) },
  {
    name: 'Support request, to the support address',
    draw: (language) => supportRequestedMail(request, request.data, 'support@plumbline.example', language),
  },
];
