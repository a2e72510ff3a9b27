import { endApplicationWrites } from '../../../services/access/applications.ts';
import { answerBriefingWrites } from '../../../services/access/briefings.ts';
import { moveEntry } from '../../../services/access/move-entry.ts';
import { type AccessEntryItem, allEntriesOfSeeker, putAccessEntry } from '../../../table/access/access-entry.ts';
import { isConditionFailure, transact, type Write } from '../../../table/core/transact.ts';

type EndOf = (entry: AccessEntryItem) => Write[];

const writeAll = async (writes: Write[]): Promise<void> => {
  if (writes.length) await transact(...writes);
};

/** Withdraws the seeker's pending applications and declines pending requests to the seeker. */
const withdraw: EndOf = (entry) => {
  if (entry.state !== 'requested') return [];
  return entry.type === 'job-application'
    ? endApplicationWrites({ previous: entry, next: moveEntry(entry, entry, 'withdrawn') })
    : answerBriefingWrites({ previous: entry, next: moveEntry(entry, entry, 'rejected') });
};

/** The decision and its date stay for the company's records; the words that were written with it go. */
const removeWords: EndOf = ({ reason, ...kept }) => (reason ? [putAccessEntry(kept, { ...kept, reason })] : []);

/** A waiting application of a deleted seeker leaves the company's list; an answered entry loses its words. */
const end: EndOf = (entry) => {
  if (entry.state !== 'requested') return removeWords(entry);
  return entry.type === 'job-application' ? endApplicationWrites({ previous: entry }) : withdraw(entry);
};

/**
 * A seeker blocked a company: applications that wait are withdrawn, briefings that wait are answered with no. An entry
 * that was answered or withdrawn meanwhile is left to that answer.
 */
export const withdrawEntries = async (seeker: string, company: string): Promise<void> => {
  for (const entry of await allEntriesOfSeeker(seeker)) {
    if (entry.owner !== company && entry.other !== company) continue;
    try {
      await writeAll(withdraw(entry));
    } catch (error) {
      if (!isConditionFailure(error)) throw error;
    }
  }
};

/** Ends the entries of a deleted job seeker, one transaction for each. A conflict is retried with the stream record. */
export const endEntries = async (seeker: string): Promise<void> => {
  for (const entry of await allEntriesOfSeeker(seeker)) await writeAll(end(entry));
};
