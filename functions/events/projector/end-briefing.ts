import { deleteBriefingWrites } from '../../services/access/briefings.ts';
import { accessEntryRequest } from '../../table/access/access-entry.ts';
import { briefingEntryKey } from '../../table/access/briefing-answers.ts';
import { batchGet } from '../../table/core/batch-get.ts';
import { type ItemChange, itemsOf } from '../../table/core/stream.ts';
import { isConditionFailure, transact } from '../../table/core/transact.ts';
import { Job } from '../../table/jobs/job.ts';

/** Ends a briefing that was deleted before it was answered. */
export const endBriefing = async (changes: ItemChange[]): Promise<void> => {
  const job = itemsOf(Job, changes).at(-1)?.after;
  if (!job?.briefing || !job.deletedAt || !job.publishedAt) return;
  const { entries } = await batchGet({ entries: [accessEntryRequest(briefingEntryKey(job))] });
  const [entry] = entries;
  if (entry?.state !== 'requested') return;
  try {
    await transact(...deleteBriefingWrites(entry));
  } catch (error) {
    // The briefing was answered concurrently; keep the answer.
    if (!isConditionFailure(error)) throw error;
  }
};
