import { afterEach, expect, it } from 'vitest';
import type { SupportRequestItem } from '../../table/accounts/support-request.ts';
import { supportReplyMail, supportRequestedMail } from './support-emails.ts';

const request = {
  id: 'a'.repeat(24),
  email: 'dana@example.test',
  data: 'Where is my <receipt>?',
} as SupportRequestItem;
process.env.SITE_URL ??= 'https://plumbline.example';

afterEach(() => {
  process.env.SUPPORT_EMAIL = '';
});

it('the support e-mail replies in the language of the reader, with the request below, and sets the support address as reply-to', () => {
  process.env.SUPPORT_EMAIL = 'help@plumbline.example';
  const mail = supportReplyMail(request, 'Under Billing.\nEach has one.', 'es');
  expect(mail).toMatchObject({
    to: 'dana@example.test',
    subject: 'Su solicitud a Plumbline',
    replyTo: 'help@plumbline.example',
  });
  expect(mail.text).toContain('Under Billing.\n\nEach has one.\n\n“Where is my <receipt>?”');
  expect(mail.html).not.toContain('<receipt>');
});

it('the support e-mail says that the reader wrote to Plumbline, and nothing about an account', () => {
  const { text, html } = supportReplyMail(request, 'Yes.', 'en');
  expect(text).toContain("You're receiving this because you wrote to Plumbline.");
  expect(`${text}${html}`).not.toContain('because you have a Plumbline account');
});

it('the support e-mail leaves the reply-to empty where there is no support address', () => {
  expect(supportReplyMail(request, 'Yes.', 'en')).not.toHaveProperty('replyTo');
});

it('the support e-mail tells the support address the sender and the text', () => {
  const mail = supportRequestedMail(request, 'help@plumbline.example', 'en');
  expect(mail).toMatchObject({ to: 'help@plumbline.example', subject: 'Support request from dana@example.test' });
  expect(mail.text).toContain('Where is my <receipt>?');
  expect(mail.text).toContain(`/admin/queue/support/${request.id}`);
});
