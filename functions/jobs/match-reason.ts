import { matchReasonText, matchSeekerToJob } from '@plumbline/shared/domain/match-score';
import type { JobItem } from '../table/job.ts';
import type { MatchItem } from '../table/match.ts';
import type { SeekerProfileItem } from '../table/profile.ts';

/** Why a seeker fits a job: as kept with the match, otherwise as the profile stands now. */
export const reasonFor = (job: JobItem, profile: SeekerProfileItem | undefined, match: MatchItem | undefined) => {
  if (match) return matchReasonText(match.reason);
  const found = profile && matchSeekerToJob({ ...profile, ...profile.seeker, point: profile }, { ...job, point: job });
  return found && matchReasonText(found.reason);
};
