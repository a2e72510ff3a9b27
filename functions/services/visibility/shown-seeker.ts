import { anonymousName } from '@plumbline/shared/contracts/masking/anonymous-name';
import { maskFacts } from '@plumbline/shared/contracts/masking/mask-profile';
import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { type ContactAccessItem, contactAccessRequest } from '../../table/access/contact-access.ts';
import { batchGet } from '../../table/core/batch-get.ts';
import { type SeekerProfileItem, seekerProfileRequest } from '../../table/profiles/profile.ts';
import { type ProfileFilesItem, profileFilesRequest } from '../../table/profiles/profile-files.ts';
import { photoFields } from '../files/file-views.ts';

/** Returns the batch requests for the profiles and contact accesses of the seekers on a page. */
export const seekerRequests = (company: string, seekers: readonly string[]) => ({
  profiles: seekers.map(seekerProfileRequest),
  contactAccesses: seekers.map((seeker) => contactAccessRequest(company, seeker)),
});

/**
 * Returns the files of a list's seekers whose details are open, in the list's order; other seekers' photos aren't
 * shown. Makes one request, or none when no details are open.
 */
export const readOpenFiles = async (
  seekers: readonly string[],
  contactAccesses: readonly unknown[],
): Promise<(ProfileFilesItem | undefined)[]> => {
  const open = seekers.filter((_, at) => contactAccesses[at]);
  if (!open.length) return [];
  const { files } = await batchGet({ files: open.map(profileFilesRequest) }, { consistent: false });
  return seekers.map((seeker) => files[open.indexOf(seeker)]);
};

export type FoundSeeker = {
  profile: SeekerProfileItem | undefined;
  files: ProfileFilesItem | undefined;
  contactAccess: ContactAccessItem | undefined;
};

/** The fields of a seeker that a row needs. While the seeker is masked, these are city and state only. */
type SeekerFacts = Pick<SeekerProfileItem, 'city' | 'state'> & Partial<Pick<SeekerProfileItem, 'name' | 'lastName'>>;

/**
 * Returns a job seeker for a company's list, with further `facts` of the list. Without a contact access neither name
 * nor photo leaves the server [PRO-37, PRO-38].
 */
export const shownSeeker = async (
  id: string,
  { profile, files, contactAccess }: Omit<FoundSeeker, 'profile'> & { profile: SeekerFacts | undefined },
  facts: Partial<ProfileView> = {},
) => {
  const { name = anonymousName(id), lastName, city = '', state = '' }: Partial<SeekerFacts> = profile ?? {};
  const isOpen = Boolean(contactAccess);
  const photo = isOpen ? await photoFields(files, false) : {};
  const shown = maskFacts({ ...facts, id, kind: 'candidate', name, lastName, city, state, ...photo }, isOpen);
  return { ...shown, city, state, hasProfileViewAccess: isOpen };
};
