import type { Language } from '@plumbline/shared/options/languages';
import type { EmailLayout } from './email-layout.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fillIn, type ParamsOf } from './words/fill-in.ts';

/** What a user is told, as e-mail and as notification; `path` is the page its button opens. */
export type EmailContent = Pick<EmailLayout, 'title' | 'paragraphs' | 'facts' | 'language'> & {
  subject: string;
  button: string;
  path: string;
};

type Emails = typeof en;
export type EmailName = keyof Emails;
type TextsOf<E extends EmailName> = Emails[E]['subject' | 'title' | 'button'] | Emails[E]['paragraphs'][number];

const catalogue = { en, es };

/** Subjects are one line, whatever a job is called. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** An e-mail of the catalogue with its values filled in; `more` are paragraphs that only some of its kind have. */
export const emailContent = <E extends EmailName>(
  email: E,
  language: Language,
  values: Record<ParamsOf<TextsOf<E>>, string>,
  { more = [], ...rest }: Pick<EmailContent, 'path' | 'facts'> & { more?: string[] },
): EmailContent => {
  const { subject, title, paragraphs, button } = catalogue[language][email];
  const fill = (text: string) => fillIn(text, values);
  return {
    ...rest,
    language,
    subject: oneLine(fill(subject)),
    title: fill(title),
    paragraphs: [...paragraphs.map(fill), ...more],
    button,
  };
};
