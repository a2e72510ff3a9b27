import { type OutgoingText, trustedText } from '@plumbline/shared/domain/text/outgoing/outgoing-text';
import type { Language } from '@plumbline/shared/options/languages';
import type { EmailLayout } from './email-layout.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { filledValue, fillIn, type ParamsOf, type Value } from './words/fill-in.ts';

/** The most characters in the value of a fact, such as a decline's text, and in a paragraph that a user wrote. */
const FACT_MAX_LENGTH = 1000;
const PARAGRAPH_MAX_LENGTH = 2100;

/** A text for a user, sent as e-mail and shown as notification. `path` is the page that the button opens. */
export type EmailContent = Pick<EmailLayout, 'title' | 'paragraphs' | 'facts' | 'rest' | 'language'> & {
  subject: OutgoingText;
  button: OutgoingText;
  path: string;
  /** Jobs to list, each with the path of its page. */
  jobs?: (Omit<NonNullable<EmailLayout['jobs']>[number], 'link'> & { path: string })[];
};

type Emails = typeof en;
export type EmailName = keyof Emails;
type TextsOf<E extends EmailName> = Emails[E]['subject' | 'title' | 'button'] | Emails[E]['paragraphs'][number];
/** A job in the list of an e-mail. `path` is its page. */
export type ListedJob = { name: string; company: string; details: OutgoingText[]; path: string };
/**
 * The parts that vary between e-mails: facts have a label and a value; `more` are paragraphs that only some e-mails of
 * a kind have, and `rest` are those after the list.
 */
type Parts = {
  path: string;
  facts?: { label: Value; value: Value }[];
  jobs?: ListedJob[];
  more?: Value[];
  rest?: OutgoingText[];
};

const catalogue = { en, es };

/**
 * Returns an e-mail of the catalog with its values filled in. Every value is cleaned unless it is marked as trusted.
 */
export const emailContent = <E extends EmailName>(
  email: E,
  language: Language,
  values: Record<ParamsOf<TextsOf<E>>, Value>,
  { path, facts, jobs, more = [], rest }: Parts,
): EmailContent => {
  const { subject, title, paragraphs, button } = catalogue[language][email];
  const fill = (text: string) => fillIn(text, values);
  return {
    path,
    language,
    subject: fill(subject),
    title: fill(title),
    paragraphs: [...paragraphs.map(fill), ...more.map((each) => filledValue(each, PARAGRAPH_MAX_LENGTH))],
    button: trustedText(button),
    ...(facts && {
      facts: facts.map(({ label, value }) => ({
        label: filledValue(label),
        value: filledValue(value, FACT_MAX_LENGTH),
      })),
    }),
    ...(jobs && {
      jobs: jobs.map(({ name, company, details, path: page }) => ({
        name: filledValue(name),
        company: filledValue(company),
        details,
        path: page,
      })),
    }),
    ...(rest?.length && { rest }),
  };
};
