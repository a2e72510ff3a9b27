import type { Person } from './people.ts';

/** Saves fields of a user's profile, with its current version. */
export const saveProfile = async ({ api, profileId }: Person, changes: Record<string, unknown>): Promise<void> => {
  const { updatedAt } = (await api.get(`/api/profile/${profileId}`)).body;
  const { status, body } = await api.patch(`/api/profile/${profileId}`, { updatedAt, ...changes });
  if (status !== 200) throw new Error(`profile answered ${status}: ${JSON.stringify(body)}`);
};
