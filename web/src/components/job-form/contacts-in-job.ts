import type { JobForm } from '@plumbline/shared/contracts/jobs/job-form';
import { contactsIn, withoutContacts } from '@plumbline/shared/domain/contact-details/contacts-in-text';
import { publicJobTexts } from '@plumbline/shared/domain/contact-details/public-job-texts';

const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

const textNodesOf = (html: Document): Text[] => {
  const walker = html.createTreeWalker(html.body, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
};

const contactsInHtml = (html: string): string[] => textNodesOf(parse(html)).flatMap(({ data }) => contactsIn(data));

/** Removes contact details from formatted text and keeps the rest unchanged. */
const htmlWithoutContacts = (html: string): string => {
  if (contactsInHtml(html).length === 0) return html;
  const parsed = parse(html);
  for (const node of textNodesOf(parsed)) node.data = withoutContacts(node.data);
  return parsed.body.innerHTML;
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
