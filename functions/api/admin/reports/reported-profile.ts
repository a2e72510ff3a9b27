import type { Reported } from '@plumbline/shared/contracts/admin/reported';
import { maskProfile } from '@plumbline/shared/contracts/masking/mask-profile';
import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { documentViews } from '../../../services/files/document-views.ts';
import { fileViewOf, photoFields } from '../../../services/files/file-views.ts';
import { isSeekerProfile, type ProfileItem } from '../../../table/profiles/profile.ts';
import { readProfileAggregate } from '../../../table/profiles/profile-aggregate.ts';
import { newestOf, type ProfileFilesItem } from '../../../table/profiles/profile-files.ts';
import type { ProfileTextItem } from '../../../table/profiles/profile-text.ts';
import type { ReportItem } from '../../../table/staff/report.ts';

type StoredProfile = { profile: ProfileItem; text: ProfileTextItem; files: ProfileFilesItem | undefined };

/** Returns the part of a profile that depends on its kind, not yet masked. */
const partsOf = async ({ profile, text, files }: StoredProfile): Promise<Partial<ProfileView>> => {
  if (isSeekerProfile(profile)) {
    const { referenceCount = 0, ...answers } = profile.seeker;
    const { previousCompaniesWorkedFor } = text;
    const hasResume = newestOf(files?.files ?? [], 'resume') !== undefined;
    return { referenceCount, jobSeeker: { ...answers, previousCompaniesWorkedFor, hasResume } };
  }
  const { licensedForSpecificProducts, tradesTaught, ...answers } = profile.company;
  const showcase = (files?.files ?? []).filter(({ purpose }) => purpose === 'showcase');
  return {
    ...(await photoFields(files, false)),
    showcasePhotos: await Promise.all(showcase.map((photo) => fileViewOf(photo, { owner: false }))),
    ...(profile.kind === 'educational'
      ? { educational: { tradesTaught } }
      : { provider: { ...answers, affiliations: text.affiliations ?? [], isVendor: profile.kind === 'vendor' } }),
    ...(profile.kind === 'vendor' && { vendor: { licensedForSpecificProducts } }),
  };
};

/** Returns the profile as companies without contact see it. Contact details are left out before masking. */
const maskedView = async (stored: StoredProfile): Promise<ProfileView> => {
  const { profile, text, files } = stored;
  const { id, kind, name, city, state, lastActivity, createdAt, updatedAt } = profile;
  const whole: ProfileView = {
    ...{ id, kind, name, city, state, lastActivity, createdAt, updatedAt, public: profile.public },
    type: isSeekerProfile(profile) ? 'jobSeeker' : 'provider',
    redacted: true,
    description: text.description,
    documents: await documentViews(files, { owner: false }),
    ...(await partsOf(stored)),
  };
  return maskProfile(whole, 'masked');
};

type Text = NonNullable<Reported['profileTexts']>[number];

/** Returns the texts of a job seeker, which masking removes. A company's texts are part of its masked view. */
const textsOf = ({ profile, text }: StoredProfile): Text[] => {
  if (!isSeekerProfile(profile)) return [];
  const { description, formalTrainingDescription = '', handsOnExperienceDescription = '' } = text;
  const texts: Text[] = [
    { field: 'description', text: description },
    { field: 'formalTrainingDescription', text: formalTrainingDescription },
    { field: 'handsOnExperienceDescription', text: handsOnExperienceDescription },
    ...(text.previousCompaniesWorkedFor ?? []).map(({ position, dailyResponsibilities = '' }) => ({
      field: 'dailyResponsibilities' as const,
      of: position,
      text: dailyResponsibilities,
    })),
  ];
  return texts.filter((each) => each.text !== '');
};

/** Returns a reported profile as strangers see it, with the owner's texts. Makes one request. */
export const readProfile = async ({ subject }: ReportItem): Promise<Omit<Reported, 'kind'>> => {
  const { profile, text, files } = await readProfileAggregate(subject);
  if (!profile) return { isGone: true };
  const stored = { profile, text, files };
  const endedAt = isSeekerProfile(profile) ? undefined : profile.closedAt;
  return { isGone: false, endedAt, profile: await maskedView(stored), profileTexts: textsOf(stored) };
};
