import { endApplicationWrites } from '../../../services/access/applications.ts';
import { answerBriefingWrites } from '../../../services/access/briefings.ts';
import { moveEntry } from '../../../services/access/move-entry.ts';
import { cancelInterviewsBetween, eraseInterviewsOf } from '../../../services/interviews/end-interviews.ts';
import { endFollowing } from '../../../services/jobs/applicants/end-following.ts';
import { type AccessEntryItem, allEntriesOfSeeker, putAccessEntry } from '../../../table/access/access-entry.ts';
import { isConditionFailure, transact, type Write } from '../../../table/core/transact.ts';
import { listStagesWithoutApplication } from '../../../table/jobs/applicant-stage.ts';

type EndOf = (entry: AccessEntryItem) => Write[];

const writeAll = async (writes: Write[]): Promise<void> => {
  if (writes.length) await transact(...writes);
};

/** Returns the writes that withdraw a pending application of the seeker, or decline a pending briefing. */
const withdraw: EndOf = (entry) => {
  if (entry.state !== 'requested') return [];
  return entry.type === 'job-application'
    ? endApplicationWrites({ previous: entry, next: moveEntry(entry, entry, 'withdrawn') })
    : answerBriefingWrites({ previous: entry, next: moveEntry(entry, entry, 'rejected') });
};

/** Returns the write that removes the text of a decision. The decision and its date stay for the company's records. */
const removeWords: EndOf = ({ reason, ...kept }) => (reason ? [putAccessEntry(kept, { ...kept, reason })] : []);

/**
 * Returns the writes for an entry of a deleted seeker. They delete a pending application from the company's list,
 * decline a pending briefing, and remove the text of a decided entry.
 */
const end: EndOf = (entry) => {
  if (entry.state !== 'requested') return removeWords(entry);
  return entry.type === 'job-application' ? endApplicationWrites({ previous: entry }) : withdraw(entry);
};

/**
 * Withdraws a seeker's pending applications to a company and declines its pending briefings, after the seeker blocked
 * it. An entry that changed concurrently stays as it is.
 */
export const withdrawEntries = async (seeker: string, company: string): Promise<void> => {
  await cancelInterviewsBetween(seeker, company, 'worker');
  for (const entry of await allEntriesOfSeeker(seeker)) {
    if (entry.owner !== company && entry.other !== company) continue;
    try {
      await writeAll(withdraw(entry));
    } catch (error) {
      if (!isConditionFailure(error)) throw error;
    }
  }
};

/**
 * Ends the entries of a deleted job seeker, one transaction for each, and deletes the interviews, and the stages at
 * companies to which the seeker never applied. After a conflict the stream delivers the record again.
 */
export const endEntries = async (seeker: string): Promise<void> => {
  await eraseInterviewsOf(seeker);
  for (const entry of await allEntriesOfSeeker(seeker)) await writeAll(end(entry));
  await endFollowing(seeker, await listStagesWithoutApplication(seeker));
};
