import { badRequest, notFound } from '../http/errors.ts';
import { hasOpenEntry } from '../table/access-entry.ts';
import { listMatchesOfSeeker } from '../table/match.ts';
import { isFindable, type SeekerProfileItem } from '../table/profile.ts';
import type { OrderBody } from './sale.ts';

/** More matches than a seeker has at a time. */
const MATCHES = 500;

const isInSight = async (seeker: SeekerProfileItem, company: string): Promise<boolean> => {
  if (isFindable(seeker)) return true;
  if (await hasOpenEntry(company, seeker.id, 'job-application')) return true;
  return (await listMatchesOfSeeker(seeker.id, MATCHES)).some((match) => match.company === company);
};

export const noSeeker = () => notFound("We couldn't retrieve the data for this profile.");

/** A company may buy about a seeker who may be found, who applied to it, or whom one of its jobs matched. */
export const seekerInSight = async (
  seeker: SeekerProfileItem | undefined,
  company: string,
): Promise<SeekerProfileItem> => {
  if (!seeker || !(await isInSight(seeker, company))) throw noSeeker();
  return seeker;
};

/** The seeker a body names; a 400 when it names none. */
export const seekerOf = ({ candidate_profile_id: seeker }: OrderBody): string => {
  if (!seeker) throw badRequest('This field is required', 'candidate_profile_id');
  return seeker;
};
