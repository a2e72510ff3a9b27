import { randomBytes } from 'node:crypto';
import { nowIso } from '../../../functions/platform/clock.ts';
import { contactAccessRequest, putContactAccess } from '../../../functions/table/access/contact-access.ts';
import { readTogether } from '../../../functions/table/core/read-together.ts';
import { transact } from '../../../functions/table/core/transact.ts';
import type { Person } from '../people/people.ts';

export const newMessageKey = (): string => randomBytes(12).toString('hex');

/** Opens to each of two people what is not open yet, as a granted access does. */
export const connect = async (one: Person, other: Person): Promise<void> => {
  for (const [viewer, subject] of [
    [one, other],
    [other, one],
  ] as const) {
    const { found } = await readTogether({ found: [contactAccessRequest(viewer.profileId, subject.profileId)] });
    if (found[0]) continue;
    const access = { viewer: viewer.profileId, subject: subject.profileId, userId: viewer.userId } as const;
    await transact(putContactAccess({ ...access, date: nowIso(), reason: 'application' }));
  }
};

export const write = (from: Person, to: Person, text: string, key = newMessageKey()) =>
  from.api.post(`/api/messages/${to.profileId}`, { text, key });

/** How a conversation stands in the list of one side; 'removed' when it is not there. */
export const conversationLook = async (side: Person, other: Person): Promise<string> => {
  const { results } = (await side.api.get('/api/messages')).body;
  const row = results.find(({ profile }: { profile: string }) => profile === other.profileId);
  if (!row) return 'removed';
  return row.state === 'open' ? 'kept' : row.state;
};
