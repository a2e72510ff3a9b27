import { formatItem } from '../../table/core/stored/format-item.ts';
import type { ItemChange } from '../../table/core/stream.ts';
import { isConditionFailure, retryCanceledWrite } from '../../table/core/transact.ts';
import { SentJobPost } from '../../table/jobs/sent-job.ts';
import { stampJobSent } from '../../table/matching/match.ts';

/** Stores in a match that its job was sent. A job can be sent to a seeker without a match [APP-07]. */
export const projectSentJob = async (changes: ItemChange[]): Promise<void> => {
  const { after } = changes.at(-1) ?? {};
  if (!after) return;
  const { job, seeker, date } = formatItem(SentJobPost, after);
  try {
    await retryCanceledWrite(() => stampJobSent(job, seeker, date));
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
};
