import { rejectionEnds } from '@plumbline/shared/domain/access/rejection';
import { nowIso } from '../../platform/clock.ts';
import {
  type AccessEntryItem,
  allEntriesOfSeeker,
  deleteAccessEntry,
  putAccessEntry,
} from '../../table/access/access-entry.ts';
import { isConditionFailure, transact, type Write } from '../../table/core/transact.ts';
import { countOnJob } from '../../table/jobs/job-counters.ts';

/**
 * An application that waits for an answer is withdrawn, a briefing that waits is answered with no. What was answered
 * stays for the company's records, without the words that were written with it.
 */
const endOf = (entry: AccessEntryItem, at: string): Write[] => {
  const { reason, ...rest } = entry;
  if (entry.state !== 'requested') return reason ? [putAccessEntry(rest, entry)] : [];
  if (entry.type === 'job-application')
    return [deleteAccessEntry(entry), countOnJob(entry.subject, { applicants: -1 })];
  const ended = { state: 'rejected', date: at, rejectedAt: at, ends: rejectionEnds(at) } as const;
  return [putAccessEntry({ ...rest, ...ended }, entry)];
};

const endApplication = (entry: AccessEntryItem, at: string): Write[] => {
  const counted = countOnJob(entry.subject, { applicants: -1 });
  return [putAccessEntry({ ...entry, state: 'withdrawn', date: at }, entry), counted];
};

/** A seeker has blocked a company: applications that wait are withdrawn, briefings that wait are answered with no. */
export const withdrawEntries = async (seeker: string, company: string): Promise<void> => {
  const at = nowIso();
  for (const entry of await allEntriesOfSeeker(seeker)) {
    const isBetween = entry.owner === company || entry.other === company;
    if (!isBetween || entry.state !== 'requested') continue;
    const writes = entry.type === 'job-application' ? endApplication(entry, at) : endOf(entry, at);
    try {
      await transact(...writes);
    } catch (error) {
      // Answered or withdrawn at this very moment: that stands.
      if (!isConditionFailure(error)) throw error;
    }
  }
};

/** Ends what a job seeker who is gone has open with companies. */
export const endEntries = async (seeker: string): Promise<void> => {
  const at = nowIso();
  for (const entry of await allEntriesOfSeeker(seeker)) {
    const writes = endOf(entry, at);
    if (writes.length) await transact(...writes);
  }
};
