import type { Language } from '@plumbline/shared/options/languages';
import * as layout from './layout/layout.generated.ts';

export type MailText = {
  language: Language;
  title: string;
  paragraphs: string[];
  /** Name and value, such as a phone number. */
  facts?: { label: string; value: string }[];
  action?: { label: string; link: string };
  foot?: string;
  /** A quieter link below the foot. */
  footLink?: { label: string; link: string } | undefined;
};

const html = ({ language, title, paragraphs, facts = [], action, foot, footLink }: MailText): string =>
  layout.page({
    language,
    title,
    // What a list of mails shows beside the subject.
    preview: paragraphs[0] ?? '',
    paragraph: paragraphs.map((text) => layout.paragraph({ text })).join(''),
    facts: facts.length ? layout.facts({ fact: facts.map(layout.fact).join('') }) : '',
    button: action ? layout.button(action) : '',
    foot: foot ? layout.foot({ text: foot }) : '',
    footLink: footLink ? layout.footLink(footLink) : '',
  });

const text = ({ title, paragraphs, facts, action, foot, footLink }: MailText): string =>
  [
    title,
    ...paragraphs,
    ...(facts?.length ? [facts.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    ...(action ? [`${action.label}: ${action.link}`] : []),
    ...(foot ? [foot] : []),
    ...(footLink ? [`${footLink.label}: ${footLink.link}`] : []),
    'Plumbline LLC',
  ].join('\n\n');

/** The one e-mail of the product: HTML that any mail program shows, with a plain-text part beside it. */
export const mailTemplate = (mail: MailText): { html: string; text: string } => ({
  html: html(mail),
  text: text(mail),
});
