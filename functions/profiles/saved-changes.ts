import { conflict } from '../http/errors.ts';
import { ConditionFailed, transact, type Write } from '../table/transact.ts';

export const CHANGED_ELSEWHERE = 'This profile was changed elsewhere. Please reload.';

/** The fields of a patch that were given, with empty texts kept so that they can be cleared. */
export const given = <T extends object>(patch: T): Partial<T> =>
  Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)) as Partial<T>;

/** Writes a profile that must not have changed since it was read. */
export const saveUnchanged = async (...writes: Write[]): Promise<void> => {
  try {
    await transact(...writes);
  } catch (error) {
    if (error instanceof ConditionFailed) throw conflict(CHANGED_ELSEWHERE);
    throw error;
  }
};
