import { afterEach, describe, expect, it } from 'vitest';
import type { SupportRequestItem } from '../../table/accounts/support-request.ts';
import { supportReceiptMail, supportReplyMail, supportRequestedMail } from './support-emails.ts';

const request = {
  id: 'a'.repeat(24),
  email: 'dana@example.test',
  data: 'Where is my <receipt>?',
} as SupportRequestItem;
const reply = (text: string, staff?: string) => ({ ...(staff && { staff }), date: '2026-11-27T10:00:00.000Z', text });
const PATH = '/support-request?key=the-key';
const reader = { to: request.email, path: PATH, language: 'en' } as const;
process.env.SITE_URL ??= 'https://plumbline.example';

afterEach(() => {
  process.env.SUPPORT_EMAIL = '';
});

describe('the reply to a support request', () => {
  const answered = { ...request, replies: [reply('Under Billing.\nEach has one.', 'Sam Whitaker')] };

  it('is in the language of the reader, has the request below, and links to the page for writing back', () => {
    const mail = supportReplyMail(answered, 0, { ...reader, language: 'es' });
    expect(mail).toMatchObject({ to: 'dana@example.test', subject: 'Su consulta a Plumbline' });
    expect(mail.text).toContain('Under Billing.\n\nEach has one.\n\n“Where is my <receipt>?”');
    expect(mail.text).toContain(PATH);
    expect(mail.html).not.toContain('<receipt>');
  });

  it('has what the sender wrote last below, not the request', () => {
    const replies = [...answered.replies, reply('There is none for May.'), reply('Now there is.', 'Sam Whitaker')];
    const { text } = supportReplyMail({ ...request, replies }, 2, reader);
    expect(text).toContain('Now there is.\n\n“There is none for May.”');
    expect(text).not.toContain('Where is my');
  });

  it('says that the reader wrote to Plumbline, and nothing about an account', () => {
    const { text, html } = supportReplyMail(answered, 0, reader);
    expect(text).toContain("You're receiving this because you wrote to Plumbline.");
    expect(`${text}${html}`).not.toContain('because you have a Plumbline account');
  });
});

describe('the receipt of a support request', () => {
  it('has the same subject and conversation as the reply, so that mail programs show both together', () => {
    const receipt = supportReceiptMail(request, reader);
    const { subject, conversation } = supportReplyMail({ ...request, replies: [reply('Yes.', 'Sam')] }, 0, reader);
    expect(receipt).toMatchObject({ subject, conversation, to: 'dana@example.test' });
  });

  it('repeats the text of a signed-in sender only, because others could use it to mail their words to anyone', () => {
    expect(supportReceiptMail({ ...request, profileId: 'p'.repeat(24) }, reader).text).toContain('Where is my');
    const { text, html } = supportReceiptMail(request, reader);
    expect(`${text}${html}`).not.toContain('Where is my');
  });
});

it('the e-mail to the support address has the sender, the text and a link to the task', () => {
  const mail = supportRequestedMail(request, request.data, 'help@plumbline.example', 'en');
  expect(mail).toMatchObject({ to: 'help@plumbline.example', subject: 'Support request from dana@example.test' });
  expect(mail.text).toContain('Where is my <receipt>?');
  expect(mail.text).toContain(`/admin/queue/support/${request.id}`);
});
