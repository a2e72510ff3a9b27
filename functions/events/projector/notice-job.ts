import { contactsIn } from '@plumbline/shared/domain/contact-details/contacts-in-text';
import { publicJobTexts } from '@plumbline/shared/domain/contact-details/public-job-texts';
import { plainText } from '@plumbline/shared/domain/text/excerpt';
import { hashOf } from '../../platform/ids.ts';
import { formatItem } from '../../table/core/stored/format-item.ts';
import type { ItemChange } from '../../table/core/stream.ts';
import { isPosted, Job, type JobItem } from '../../table/jobs/job.ts';
import { readWholeJob } from '../../table/jobs/whole-job.ts';
import { findCopiedJob } from '../../table/staff/job-text-print.ts';
import { raiseSignal } from '../../table/staff/signal.ts';
import { allVersions, relevantChanges } from './versions.ts';

/** The least number of characters that are compared; shorter descriptions can be equal by chance. */
const SHORTEST_COMPARED = 200;

const format = (image: Record<string, unknown>): JobItem => formatItem(Job, image);
/** Returns a value that changes when the job is published or its company changes it; other changes are ignored. */
const projection = (job: JobItem) => (isPosted(job) && !job.briefing ? job.updatedAt : undefined);

/** Raises a signal for contact details in a job's text, and for a description copied from another company's job. */
export const noticeJob = async (changes: ItemChange[]): Promise<void> => {
  const [first] = allVersions(relevantChanges(changes, format, projection));
  const { job, text } = first ? await readWholeJob(first.id) : {};
  if (!job || !text || projection(job) === undefined) return;
  const { id, company, companyName, name } = job;
  const about = { kind: 'job', subject: id, subjectName: name, account: company, accountType: 'company' } as const;
  const description = plainText(text.description);

  const { html, lines } = publicJobTexts({ ...job, ...text });
  const contacts = contactsIn([...html.map(plainText), ...lines].join('\n'));
  if (contacts.length > 0) {
    const details = contacts.join(', ').slice(0, 1000);
    await raiseSignal({ ...about, reason: 'contact-in-text', sign: hashOf(details), details });
  }
  if (description.length < SHORTEST_COMPARED) return;
  const print = hashOf(description.toLowerCase());
  const copied = await findCopiedJob({ print, job: id, company, companyName });
  if (copied) {
    const details = `The description of a job of ${copied.companyName}`;
    await raiseSignal({ ...about, reason: 'copied-job', sign: copied.job, details });
  }
};
