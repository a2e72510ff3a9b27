import { expect, it } from 'vitest';
import { pageOfEntries, putAccessEntry } from '../../../functions/table/access/access-entry.ts';
import { transact } from '../../../functions/table/core/transact.ts';
import { useMemoryWorld } from './memory-world.ts';
import { company } from './people.ts';

useMemoryWorld();

const owner = company.profileId;
/**
 * The entries that the company declined, latest first: applicants (a), and companies that asked to join a project (p).
 */
const DECLINED = 'appapaaappaa';

const putDeclined = async (): Promise<void> => {
  for (const [at, letter] of [...DECLINED].entries()) {
    const date = new Date(Date.UTC(2026, 10, 1) - at * 60_000).toISOString();
    const id = at.toString(16).padStart(24, '0');
    const type = letter === 'a' ? ('job-application' as const) : ('project' as const);
    await transact(putAccessEntry({ owner, type, subject: id, other: id, state: 'rejected', date }, undefined));
  }
};

it.each([
  [1, 4, [0, 3, 5, 6]],
  [2, 4, [7, 10, 11]],
  [3, 4, []],
  [1, 20, [0, 3, 5, 6, 7, 10, 11]],
])(
  'page %i of %i entries of a type is complete, whatever entries are between them [APP-14]',
  async (page, limit, expected) => {
    await putDeclined();
    const found = await pageOfEntries(owner, { state: 'rejected', type: 'job-application' }, { page, limit });
    expect(found.entries.map(({ other }) => Number.parseInt(other, 16))).toEqual(expected);
    expect(found.total).toBe(7);
  },
);
