import { ApiError } from '../http/errors.ts';
import { type AccessPage, readAccessAggregate } from '../table/access/access-aggregate.ts';
import type { AccessKey } from '../table/access/access-entry.ts';
import { retryOnConflict, transact, type Write } from '../table/core/transact.ts';
import { mustBePresent } from '../table/profiles/absence.ts';
import { isSeekerProfile, type ProfileItem } from '../table/profiles/profile.ts';

const TRIES = 4;

export type Decision<T> = { writes: Write[]; answer: T };

const isClosed = (profile: ProfileItem | undefined): boolean =>
  profile !== undefined && !isSeekerProfile(profile) && profile.closedAt !== undefined;

/**
 * An account that is suspended is not there for a while. A company that nobody acts for neither asks nor answers; its jobs
 * and projects end a moment after it.
 */
const refuseClosed = ({ owner, other, project }: AccessPage): void => {
  if (owner?.suspendedAt ?? other?.suspendedAt) throw new ApiError('profile_not_found');
  if (!isClosed(owner) && !isClosed(other)) return;
  throw new ApiError(project ? 'project_closed' : 'job_deleted');
};

/** Both sides must still be there when it is written: an account may be deleted meanwhile. */
const mustBothStand = ({ owner, other }: AccessPage): Write[] =>
  [owner, other].flatMap((side) => (side ? [mustBePresent(side.id)] : []));

/** How a decision reads what stands and writes what follows from it. */
type Steps = { read: typeof readAccessAggregate; write: typeof transact };

/** Reads, decides and writes by the given steps. */
export const decideBy =
  ({ read, write }: Steps) =>
  <T>(key: AccessKey, decision: (page: AccessPage) => Decision<T>): Promise<T> => {
    /** On what stands now, or a moment ago. */
    const decideOnce = async (consistent: boolean) => {
      const page = await read(key, { consistent });
      refuseClosed(page);
      const { writes, answer } = decision(page);
      return { writes: [...writes, ...mustBothStand(page)], answer };
    };
    return retryOnConflict(
      async (attempt) => {
        const onFirstLook = attempt === 1 ? await decideOnce(false).catch(() => undefined) : undefined;
        const { writes, answer } = onFirstLook ?? (await decideOnce(true));
        await write(...writes);
        return answer;
      },
      { tries: TRIES, exhausted: () => new ApiError('request_changed') },
    );
  };

/**
 * Reads what a decision rests on, decides, and writes under conditions that repeat what was checked. When one of them
 * fails, something has moved on meanwhile: the decision is made again on what stands now and says itself what is wrong.
 * The first look is an eventually consistent one, at half the cost: nothing is refused and nothing written on it alone.
 */
export const decide = decideBy({ read: readAccessAggregate, write: transact });
