import { matchReasonText } from '@plumbline/shared/domain/matching/match-reason-text';
import { type MatchReason, matchSeekerToJob, withRating } from '@plumbline/shared/domain/matching/match-score';
import { seekerRating } from '@plumbline/shared/domain/matching/seeker-trades';
import type { AccessEntryItem } from '../../../table/access/access-entry.ts';
import type { JobItem } from '../../../table/jobs/job.ts';
import type { MatchItem } from '../../../table/matching/match.ts';
import { isPlaced, type SeekerProfileItem } from '../../../table/profiles/profile.ts';
import { atCityCenter } from '../../../table/search/city-center.ts';

type Between = {
  job: JobItem;
  profile: SeekerProfileItem | undefined;
  entry: AccessEntryItem | undefined;
  match: MatchItem | undefined;
};

/**
 * Returns why a seeker fits a job: the reason stored with the match, or for an applicant one computed from the profile
 * as it is now. Undefined for drafts and for seekers who never applied, because a company could learn about a profile
 * by changing a draft. With the trade of a filter, the reason names that trade.
 */
export const reasonFor = ({ job, profile, entry, match }: Between, trade?: string): string | undefined => {
  const textOf = (reason: MatchReason) =>
    matchReasonText(trade && profile ? withRating(reason, trade, seekerRating(profile.seeker, trade)) : reason);
  if (match) return textOf(match.reason);
  if (!job.published || !entry?.requestedAt || entry.state === 'withdrawn' || !profile || !isPlaced(profile))
    return undefined;
  const seeker = atCityCenter(profile);
  const found = matchSeekerToJob({ ...seeker, ...seeker.seeker, point: seeker }, { ...job, point: job });
  return found && textOf(found.reason);
};
