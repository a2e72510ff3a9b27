import type { OutgoingText } from '@plumbline/shared/domain/text/outgoing/outgoing-text';
import type { Language } from '@plumbline/shared/options/languages';
import { environment } from '../../platform/environment.ts';
import * as layout from './layout/layout.generated.ts';

/** The parts of an e-mail. Every text has passed `outgoingText` or is part of the product. */
export type EmailLayout = {
  language: Language;
  title: OutgoingText;
  paragraphs: OutgoingText[];
  /** Labels with values, such as a phone number. */
  facts?: { label: OutgoingText; value: OutgoingText }[];
  /** A list of jobs, each a link to its page. `details` are its pay, its distance and the reason it is listed. */
  jobs?: { name: OutgoingText; company: OutgoingText; details: OutgoingText[]; link: string }[];
  /** Paragraphs after the facts or the jobs. */
  rest?: OutgoingText[];
  action?: { label: OutgoingText; link: string };
  footer?: OutgoingText;
  /** A small link below the footer. */
  footerLink?: { label: OutgoingText; link: string } | undefined;
};

type Job = NonNullable<EmailLayout['jobs']>[number];

const jobRow = ({ details, ...job }: Job): string =>
  layout.job({ ...job, detail: details.map((text) => layout.detail({ text })).join('') });

const html = (mail: EmailLayout): string => {
  const { language, title, paragraphs, facts = [], jobs = [], rest = [], action, footer, footerLink } = mail;
  return layout.page({
    language,
    title,
    // Mail programs show the preview next to the subject.
    preview: paragraphs[0] ?? '',
    paragraph: paragraphs.map((text) => layout.paragraph({ text })).join(''),
    facts: facts.length ? layout.facts({ fact: facts.map(layout.fact).join('') }) : '',
    jobs: jobs.length ? layout.jobs({ job: jobs.map(jobRow).join('') }) : '',
    rest: rest.map((text) => layout.rest({ text })).join(''),
    button: action ? layout.button(action) : '',
    footer: footer ? layout.footer({ text: footer }) : '',
    footerLink: footerLink ? layout.footerLink(footerLink) : '',
    legalName: environment.legalName,
    address: environment.postalAddress ? layout.address({ text: environment.postalAddress }) : '',
  });
};

const text = ({ title, paragraphs, facts, jobs = [], rest = [], action, footer, footerLink }: EmailLayout): string =>
  [
    title,
    ...paragraphs,
    ...(facts?.length ? [facts.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    ...jobs.map(({ name, company, details, link }) => [name, company, ...details, link].join('\n')),
    ...rest,
    ...(action ? [`${action.label}: ${action.link}`] : []),
    ...(footer ? [footer] : []),
    ...(footerLink ? [`${footerLink.label}: ${footerLink.link}`] : []),
    [environment.legalName, environment.postalAddress].filter(Boolean).join('\n'),
  ].join('\n\n');

/** Returns an e-mail as HTML that any mail program shows, and as plain text. */
export const layOut = (mail: EmailLayout): { html: string; text: string } => ({
  html: html(mail),
  text: text(mail),
});
