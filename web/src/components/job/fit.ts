import type { JobView } from '@plumbline/shared/contracts/jobs/job-form';
import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { seekerTrades } from '@plumbline/shared/domain/matching/seeker-trades';

/** What a job has in common with a seeker. */
export type Fit = {
  /** The number of the job's trade categories that the seeker has too. */
  shared: number;
  /** The seeker wants exactly this type of position. */
  seeksType: boolean;
};

export const fitOf = (job: Pick<JobView, 'tradeCategories' | 'type'>, seeker: ProfileView['jobSeeker'] = {}): Fit => {
  const trades = new Set(seekerTrades(seeker));
  return {
    shared: job.tradeCategories.filter((category) => trades.has(category)).length,
    seeksType: seeker.positionSeeking?.includes(job.type) ?? false,
  };
};
