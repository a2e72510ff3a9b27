import { globSync, readFileSync } from 'node:fs';
import type { OutgoingText } from '@plumbline/shared/domain/text/outgoing/outgoing-text';
import { expect, it, vi } from 'vitest';
import { hashOf } from '../../../platform/ids.ts';
import { logger } from '../../../platform/logger.ts';
import type { sendMail as SendMail } from '../../../platform/mail.ts';
import { renderEmail } from '../../emails/render-email.ts';
import { suspendedMail } from '../../emails/staff-action-emails.ts';
import { deliverMail } from './deliver-mail.ts';

// The files of a worker share modules. A mock without a factory can then exist twice, with other functions each time.
const { sendMail } = vi.hoisted(() => ({ sendMail: vi.fn<typeof SendMail>() }));
vi.mock('../../../platform/mail.ts', () => ({ sendMail }));
vi.stubEnv('SITE_URL', 'https://plumbline.example');

const filesWith = (pattern: RegExp): string[] =>
  globSync('functions/**/*.ts', { exclude: ['functions/node_modules/**', '**/*.test.ts'] })
    .filter((file) => pattern.test(readFileSync(file, 'utf8')))
    .toSorted();

it('every e-mail goes through the function that checks the mark of its address', () => {
  expect(filesWith(/\bsendMail\b|SendEmailCommand|platform\/ses/)).toEqual([
    'functions/platform/mail.ts',
    'functions/platform/ses.ts',
    'functions/services/notifications/delivery/deliver-mail.ts',
  ]);
});

it('every e-mail with a link that someone requested is sent, or its caller gets an error', () => {
  expect(filesWith(/\bdeliverMail\(/)).toEqual([
    'functions/services/notifications/delivery/deliver-link.ts',
    'functions/services/notifications/delivery/send-once.ts',
  ]);
  const isLinkMailer = (file: string) => !/export const issueAccountKey|functions\/operator/.test(file);
  expect(filesWith(/\bissueAccountKey\(/).filter(isLinkMailer)).toEqual(filesWith(/\bdeliverLink\(/));
});

it('the line about a stopped e-mail has the kind and the hash of the address, and not the subject, which has names', async () => {
  const info = vi.spyOn(logger, 'info').mockReturnValue();
  const user = { id: 'u', email: 'Dana@example.com', mailProblem: { reason: 'bounced', since: '' } } as const;
  const content = { ...suspendedMail({ reason: 'Spam.' }, 'en'), subject: 'Application of Dana Yoder' as OutgoingText };
  const mail = await renderEmail(user, 'receipts', content);
  expect(await deliverMail(mail)).toBe(false);
  expect(sendMail).not.toHaveBeenCalled();
  expect(info.mock.calls).toEqual([
    ['An e-mail to a marked address was not sent', { address: hashOf('dana@example.com'), kind: 'receipts' }],
  ]);
});
