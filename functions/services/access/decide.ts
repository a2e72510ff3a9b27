import { ApiError } from '../../platform/errors.ts';
import { type AccessPage, readAccessAggregate } from '../../table/access/access-aggregate.ts';
import type { AccessKey } from '../../table/access/access-entry.ts';
import { retryOnConflict, transact, type Write } from '../../table/core/transact.ts';
import { ifProfileActive } from '../../table/profiles/profile-tombstone.ts';
import { type AccessAction, checkPage } from './check-page.ts';

const TRIES = 4;

export type Decision<T> = { writes: Write[]; answer: T };

/** Both sides must still be there when it is written: an account may be deleted meanwhile. */
const ifBothActive = ({ owner, other }: AccessPage): Write[] =>
  [owner, other].flatMap((side) => (side ? [ifProfileActive(side.id)] : []));

/** How a decision reads the current state and writes its effects. */
type Steps = { read: typeof readAccessAggregate; write: typeof transact };

/** Reads, decides and writes by the given steps. */
export const decideBy =
  ({ read, write }: Steps) =>
  <T>(action: AccessAction, key: AccessKey, decision: (page: AccessPage) => Decision<T>): Promise<T> => {
    /** Decides on one read, which may be a moment old. The gate comes first, and its conditions go into the writes. */
    const decideOnce = async (consistent: boolean) => {
      const page = await read(key, { consistent });
      const conditions = await checkPage(action, key, page);
      const { writes, answer } = decision(page);
      return { writes: [...writes, ...conditions, ...ifBothActive(page)], answer };
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
