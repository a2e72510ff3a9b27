import type { MailText } from './email-layout.ts';

/** What a user is told, as mail and as notification; `path` is the page its button opens. */
export type EmailContent = Pick<MailText, 'title' | 'paragraphs' | 'facts' | 'language'> & {
  subject: string;
  button: string;
  path: string;
};

/** Subjects are one line, whatever a job is called. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

export const emailContent = (
  language: EmailContent['language'],
  { subject, ...text }: Omit<EmailContent, 'language'>,
): EmailContent => ({
  ...text,
  language,
  subject: oneLine(subject),
});
