import type { ProfileView } from '@plumbline/shared/contracts/profile-shape';
import { anonymousName, isRevealing } from '@plumbline/shared/domain/masking';
import { tradeCategoryNames } from '@plumbline/shared/options/trade-categories';
import type { Sight } from '../http/sight.ts';
import type { AccessEntryItem } from '../table/access-entry.ts';
import type { SeekerProfileItem } from '../table/profile.ts';
import type { ProfileFilesItem } from '../table/profile-files.ts';
import type { ProfileTextItem } from '../table/profile-text.ts';
import { accessFields } from './access-fields.ts';
import { commonFields, contactFields } from './contact-fields.ts';
import { photoFields, resumeFields } from './file-fields.ts';

/** What only the seeker sees. */
type Own = { savedJobs: string[]; entries: readonly AccessEntryItem[] };
type StoredSeeker = { profile: SeekerProfileItem; text: ProfileTextItem; files: ProfileFilesItem | undefined };

const listedTrades: ReadonlySet<string> = new Set(tradeCategoryNames);

/** PRO-38: no free text, and of skills and positions only what tells nothing of the person. */
const maskedPart = ({ profile, text }: StoredSeeker) => {
  const isHarmless = (words: string) => listedTrades.has(words) || !isRevealing(words, profile);
  const { tradeCategories, formalTrainingCategories, handsOnExperiences } = profile.seeker;
  return {
    tradeCategories: tradeCategories?.filter(isHarmless),
    formalTrainingCategories: formalTrainingCategories?.filter(isHarmless),
    handsOnExperiences: handsOnExperiences?.filter(({ category }) => isHarmless(category)),
    previousCompaniesWorkedFor: text.previousCompaniesWorkedFor
      ?.filter(({ position }) => isHarmless(position))
      .map(({ dailyResponsibilities: _, ...job }) => job),
  };
};

const openPart = ({ text }: StoredSeeker) => {
  const { id: _, description: __, affiliations: ___, references = [], ...texts } = text;
  return { ...texts, references };
};

/** Who it is and how to reach them (PRO-37). */
const openFields = async ({ profile, text, files }: StoredSeeker, sight: Sight) => ({
  ...contactFields(profile),
  ...(await photoFields(files, sight)),
  lastName: profile.lastName,
  description: text.description,
  primaryUser: {
    id: profile.primaryUser,
    displayName: [profile.name, profile.lastName].filter(Boolean).join(' '),
  },
});

/** A job seeker as one viewer sees them; `own` is for their own eyes. */
export const seekerView = async (stored: StoredSeeker, sight: Sight, own?: Own): Promise<ProfileView> => {
  const { profile, files } = stored;
  const masked = sight === 'masked';
  const { referenceCount = 0, ...answers } = profile.seeker;
  const name = masked ? anonymousName(profile.id) : profile.name;
  return {
    ...commonFields(profile),
    type: 'jobSeeker',
    kind: 'candidate',
    name,
    redacted: masked,
    referenceCount,
    jobSeeker: {
      name,
      ...answers,
      ...(masked ? maskedPart(stored) : openPart(stored)),
      ...(await resumeFields(files, sight)),
      lastPriorityAccess: profile.lastPriorityAccess,
    },
    ...(!masked && (await openFields(stored, sight))),
    ...(own && { savedJobs: own.savedJobs, ...accessFields(profile.id, own.entries) }),
  };
};
