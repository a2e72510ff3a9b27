import { conflict } from '../http/errors.ts';
import type { AccessKey } from '../table/access-entry.ts';
import { type AccessPage, readAccessPage } from '../table/access-page.ts';
import { ConditionFailed, transact, type Write } from '../table/transact.ts';

const MAX_TRIES = 4;

export type Decision<T> = { writes: Write[]; answer: T };

/**
 * Reads what a decision rests on, decides, and writes under conditions that repeat what was checked. When one of them
 * fails, something has moved on meanwhile: the decision is made again on what stands now and says itself what is wrong.
 */
export const decide = async <T>(key: AccessKey, decision: (page: AccessPage) => Decision<T>): Promise<T> => {
  for (let attempt = 1; attempt <= MAX_TRIES; attempt += 1) {
    const { writes, answer } = decision(await readAccessPage(key));
    try {
      await transact(...writes);
      return answer;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
    }
  }
  throw conflict('This was changed elsewhere. Please try again.');
};
