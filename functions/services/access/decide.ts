import { ApiError } from '../../platform/errors.ts';
import { type AccessPage, readAccessAggregate } from '../../table/access/access-aggregate.ts';
import type { AccessKey } from '../../table/access/access-entry.ts';
import { retryOnConflict, transact, type Write } from '../../table/core/transact.ts';
import { ifProfileActive } from '../../table/profiles/profile-tombstone.ts';
import { type AccessAction, checkPage } from './check-page.ts';

const TRIES = 4;

export type Decision<T> = { writes: Write[]; answer: T };

/**
 * Returns the conditions that both profiles are still active, because an account may be deleted between read and write.
 */
const ifBothActive = ({ owner, other }: AccessPage): Write[] =>
  [owner, other].flatMap((side) => (side ? [ifProfileActive(side.id)] : []));

/** The functions by which a decision reads the current state and writes its effects. */
type Steps = { read: typeof readAccessAggregate; write: typeof transact };

/** Returns a function that decides like `decide`, but reads and writes with the given functions. */
export const decideBy =
  ({ read, write }: Steps) =>
  <T>(action: AccessAction, key: AccessKey, decision: (page: AccessPage) => Decision<T>): Promise<T> => {
    /** Decides on the state of one read. `checkPage` runs first, and its conditions are part of the writes. */
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
 * Reads the state of an access entry, decides, and writes under conditions that repeat every check. The first read is
 * eventually consistent, at half the cost. An error or a failed condition after it may come from a stale state, so the
 * function then decides again on a consistent read.
 */
export const decide = decideBy({ read: readAccessAggregate, write: transact });
