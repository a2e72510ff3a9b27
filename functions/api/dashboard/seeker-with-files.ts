import { batchGet } from '../../table/core/batch-get.ts';
import { seekerProfileRequest } from '../../table/profiles/profile.ts';
import { profileFilesRequest } from '../../table/profiles/profile-files.ts';

/** Returns a job seeker's profile, and whether it has a resume, in one request. */
export const readSeekerWithFiles = async (id: string) => {
  const { profiles, files } = await batchGet({
    profiles: [seekerProfileRequest(id)],
    files: [profileFilesRequest(id)],
  });
  return { profile: profiles[0], hasResume: files[0]?.files.some(({ purpose }) => purpose === 'resume') ?? false };
};
