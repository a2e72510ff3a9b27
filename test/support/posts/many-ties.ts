import '../cloud/handler-environment.ts';
import { newId } from '../../../functions/platform/ids.ts';
import { putAccessEntry } from '../../../functions/table/access/access-entry.ts';
import { putConnectionRequest } from '../../../functions/table/access/project-connection-request.ts';
import { transact, type Write } from '../../../functions/table/core/transact.ts';
import { putCompanyProfile, readCompanyProfile } from '../../../functions/table/profiles/profile.ts';
import { countOnProject } from '../../../functions/table/projects/project.ts';
import { HOUR_MS } from '../../../shared/options/limits.ts';
import type { Person } from '../people/people.ts';

const MOST_WRITES = 99;

/**
 * Writes `count` copies of a company as if each had asked to join a project, an hour apart: 'Copy 1', 'Copy 2', ...
 * Returns their ids, oldest first.
 */
export const plantTies = async (like: Person, owner: Person, project: string, count: number): Promise<string[]> => {
  const profile = await readCompanyProfile(like.profileId);
  if (!profile) throw new Error(`There is no profile ${like.profileId}`);
  const ids = Array.from({ length: count }, newId);
  const writes = ids.flatMap((id, at): Write[] => {
    const date = new Date(Date.now() - (count - at) * HOUR_MS).toISOString();
    const state = 'requested';
    return [
      putCompanyProfile({ ...profile, id, name: `Copy ${at + 1}` }),
      putAccessEntry(
        { owner: owner.profileId, type: 'project', subject: project, other: id, state, date, requestedAt: date },
        undefined,
      ),
      putConnectionRequest({ company: owner.profileId, project, other: id, own: true, state, date }),
    ];
  });
  for (let at = 0; at < writes.length; at += MOST_WRITES) await transact(...writes.slice(at, at + MOST_WRITES));
  await transact(countOnProject(project, { requests: count }));
  return ids;
};
