import { newId } from '../../../functions/platform/ids.ts';
import { type AccessEntryItem, putAccessEntry } from '../../../functions/table/access/access-entry.ts';
import { transact, type Write } from '../../../functions/table/core/transact.ts';
import { putStage } from '../../../functions/table/jobs/applicant-stage.ts';
import { putSeekerProfile, readSeekerProfile } from '../../../functions/table/profiles/profile.ts';
import { reachedStages } from '../../../shared/domain/jobs/applicant-stages.ts';
import { HOUR_MS } from '../../../shared/options/limits.ts';
import type { Person } from '../people/people.ts';

type Profile = Pick<Person, 'profileId'>;

const MOST_WRITES = 99;

/**
 * Writes `count` hidden copies of a seeker as if each had applied to a job, an hour apart; every fifth is new and the
 * others are at the stages in turn. Returns their ids, oldest first.
 */
export const plantApplicants = async (
  like: Profile,
  company: Profile,
  job: string,
  count: number,
): Promise<string[]> => {
  const profile = await readSeekerProfile(like.profileId);
  if (!profile) throw new Error(`There is no profile ${like.profileId}`);
  const ids = Array.from({ length: count }, newId);
  const writes = ids.flatMap((id, at): Write[] => {
    const date = new Date(Date.now() - (count - at) * HOUR_MS).toISOString();
    const [owner, type, subject, other] = [company.profileId, 'job-application', job, id] as const;
    const entry: AccessEntryItem = { owner, type, subject, other, state: 'requested', date, requestedAt: date };
    const stage = reachedStages[(at % 5) - 1];
    return [
      putSeekerProfile({ ...profile, id, public: false }),
      putAccessEntry(entry, undefined),
      ...(stage ? [putStage({ job, seeker: id, stage, date }, undefined)] : []),
    ];
  });
  for (let at = 0; at < writes.length; at += MOST_WRITES) await transact(...writes.slice(at, at + MOST_WRITES));
  return ids;
};
