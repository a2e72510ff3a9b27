import type { JobForm } from '@plumbline/shared/contracts/jobs/job-form';
import { contactsIn, withoutContacts } from '@plumbline/shared/domain/contact-details/contacts-in-text';
import { publicJobTexts } from '@plumbline/shared/domain/contact-details/public-job-texts';
import { parseHtml, textNodesOf } from '../../lib/html/text-nodes.ts';

const contactsInHtml = (html: string): string[] => textNodesOf(parseHtml(html)).flatMap(({ data }) => contactsIn(data));

/** Removes contact details from formatted text and keeps the rest unchanged. */
const htmlWithoutContacts = (html: string): string => {
  if (contactsInHtml(html).length === 0) return html;
  const body = parseHtml(html);
  for (const node of textNodesOf(body)) node.data = withoutContacts(node.data);
  return body.innerHTML;
};

/** Phone numbers, e-mail and web addresses that everyone who finds the job would read, each once. */
export const contactsInJob = (job: JobForm): string[] => {
  const { html, lines } = publicJobTexts(job);
  return [...new Set([...html.flatMap(contactsInHtml), ...lines.flatMap(contactsIn)])];
};

const lineWithoutContacts = (line: string): string => withoutContacts(line).trim();
const entriesWithoutContacts = (entries: readonly string[]): string[] =>
  entries.map(lineWithoutContacts).filter((entry) => entry !== '');

/** The texts of a job without its contact details. */
export const textsWithoutContacts = (job: JobForm) => ({
  name: lineWithoutContacts(job.name),
  description: htmlWithoutContacts(job.description),
  whyWorkHere: htmlWithoutContacts(job.whyWorkHere),
  compensation: lineWithoutContacts(job.compensation),
  hours: lineWithoutContacts(job.hours),
  area: lineWithoutContacts(job.area),
  tradeCategories: entriesWithoutContacts(job.tradeCategories),
  qualifications: entriesWithoutContacts(job.qualifications),
  benefits: entriesWithoutContacts(job.benefits),
  questions: job.questions
    .map((question) => ({ ...question, text: lineWithoutContacts(question.text) }))
    .filter(({ text }) => text !== ''),
});
