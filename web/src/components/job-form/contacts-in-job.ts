import type { JobForm } from '@plumbline/shared/contracts/jobs/job-form';
import { contactsIn, withoutContacts } from '@plumbline/shared/domain/contact-details/contacts-in-text';

/** The fields of one line that everyone who finds the job reads. */
const lines = ['compensation', 'hours', 'area'] as const;
type Texts = Pick<JobForm, 'description' | 'whyWorkHere' | (typeof lines)[number]>;

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
export const contactsInJob = ({ description, whyWorkHere, ...job }: Texts): string[] => [
  ...new Set([
    ...contactsInHtml(description),
    ...contactsInHtml(whyWorkHere),
    ...lines.flatMap((name) => contactsIn(job[name])),
  ]),
];

/** The texts of a job without its contact details. */
export const textsWithoutContacts = ({ description, whyWorkHere, compensation, hours, area }: Texts): Texts => ({
  description: htmlWithoutContacts(description),
  whyWorkHere: htmlWithoutContacts(whyWorkHere),
  compensation: withoutContacts(compensation).trim(),
  hours: withoutContacts(hours).trim(),
  area: withoutContacts(area).trim(),
});
