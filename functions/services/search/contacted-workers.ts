import { listPendingBriefings } from '../../table/access/access-entry.ts';
import { listSentJobs } from '../../table/jobs/sent-job.ts';

/** The dates of the latest job that a company sent a worker, and of a briefing without an answer. */
export type Contact = { sentJobAt?: string; briefedAt?: string };

/** Returns what a company sent, by worker, in two requests. Only its latest hundred jobs are read. */
export const readContacts = async (company: string): Promise<ReadonlyMap<string, Contact>> => {
  const [sent, briefings] = await Promise.all([listSentJobs(company), listPendingBriefings(company)]);
  const contacts = new Map<string, Contact>();
  // The newest job is first, so it is set last.
  for (const { seeker, date } of sent.toReversed()) contacts.set(seeker, { sentJobAt: date });
  for (const { owner, date } of briefings) contacts.set(owner, { ...contacts.get(owner), briefedAt: date });
  return contacts;
};
