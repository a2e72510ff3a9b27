import { newId } from '../../../functions/platform/ids.ts';
import { putContactAccess } from '../../../functions/table/access/contact-access.ts';
import { transact } from '../../../functions/table/core/transact.ts';
import type { Person } from '../people/people.ts';

const MOST_WRITES = 99;

/** Opens the details of `subjects`, and of unknown people up to `count`, to a company, as its unlocks would. */
export const plantOpenings = async (
  { profileId: viewer, userId }: Pick<Person, 'profileId' | 'userId'>,
  count: number,
  subjects: readonly string[] = [],
): Promise<void> => {
  const date = new Date().toISOString();
  const others = Array.from({ length: count - subjects.length }, newId);
  const writes = [...subjects, ...others].map((subject) =>
    putContactAccess({ viewer, subject, date, reason: 'unlock', userId }),
  );
  for (let at = 0; at < writes.length; at += MOST_WRITES) await transact(...writes.slice(at, at + MOST_WRITES));
};
