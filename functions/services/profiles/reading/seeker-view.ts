import { maskProfile, type ProfileVisibility } from '@plumbline/shared/contracts/masking/mask-profile';
import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import type { AccessEntryItem } from '../../../table/access/access-entry.ts';
import type { SeekerProfileItem } from '../../../table/profiles/profile.ts';
import type { ProfileFilesItem } from '../../../table/profiles/profile-files.ts';
import type { ProfileTextItem } from '../../../table/profiles/profile-text.ts';
import { documentViews } from '../../files/document-views.ts';
import { photoFields } from '../../files/file-views.ts';
import { accessFields } from './access-fields.ts';
import { commonFields, contactFields } from './contact-fields.ts';
import { resumeFields } from './file-fields.ts';

/** Lists that only the seeker sees. */
type Own = { savedJobs: string[]; entries: readonly AccessEntryItem[] };
type StoredSeeker = { profile: SeekerProfileItem; text: ProfileTextItem; files: ProfileFilesItem | undefined };

const seekerPart = async ({ profile, text, files }: StoredSeeker, isOwner: boolean) => {
  const { id: _, description: __, affiliations: ___, references = [], ...texts } = text;
  const { referenceCount: ____, ...answers } = profile.seeker;
  return {
    name: profile.name,
    ...answers,
    ...texts,
    references,
    ...(await resumeFields(files, isOwner)),
    lastPriorityAccess: profile.lastPriorityAccess,
  };
};

const wholeView = async (stored: StoredSeeker, isOwner: boolean): Promise<ProfileView> => {
  const { profile, text, files } = stored;
  return {
    ...commonFields(profile),
    ...contactFields(profile),
    ...(await photoFields(files, isOwner)),
    documents: await documentViews(files, { owner: isOwner }),
    type: 'jobSeeker',
    kind: 'candidate',
    name: profile.name,
    lastName: profile.lastName,
    redacted: false,
    description: text.description,
    primaryUser: {
      id: profile.primaryUser,
      displayName: fullName(profile),
    },
    referenceCount: profile.seeker.referenceCount ?? 0,
    jobSeeker: await seekerPart(stored, isOwner),
  };
};

/** Returns a job seeker's profile as one viewer may see it; `own` is present for the seeker. */
export const seekerView = async (stored: StoredSeeker, sight: ProfileVisibility, own?: Own): Promise<ProfileView> => ({
  ...maskProfile(await wholeView(stored, sight === 'own'), sight),
  ...(own && { savedJobs: own.savedJobs, ...accessFields(stored.profile.id, own.entries) }),
});
