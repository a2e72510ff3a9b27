import { deleteBriefingWrites } from '../../services/access/briefings.ts';
import { accessEntryRequest } from '../../table/access/access-entry.ts';
import { briefingEntryKey } from '../../table/access/briefing-answers.ts';
import { batchGet } from '../../table/core/batch-get.ts';
import { type ItemChange, itemsOf } from '../../table/core/stream.ts';
import { isConditionFailure, transact } from '../../table/core/transact.ts';
import { Job } from '../../table/jobs/job.ts';

/** Removes a briefing from the seeker's list when its company deleted it before a decision. */
export const endBriefing = async (changes: ItemChange[]): Promise<void> => {
  const job = itemsOf(Job, changes).at(-1)?.after;
  if (!job?.briefing || !job.deletedAt || !job.publishedAt) return;
  const { entries } = await batchGet({ entries: [accessEntryRequest(briefingEntryKey(job))] });
  const [entry] = entries;
  if (entry?.state !== 'requested') return;
  try {
    await transact(...deleteBriefingWrites(entry));
  } catch (error) {
    // The seeker decided concurrently, so the entry stays.
    if (!isConditionFailure(error)) throw error;
  }
};
