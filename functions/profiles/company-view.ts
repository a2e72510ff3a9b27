import type { ProfileView } from '@plumbline/shared/contracts/profile-shape';
import type { AccountKind } from '../http/caller.ts';
import type { Sight } from '../http/sight.ts';
import type { Dealings } from '../table/dealing.ts';
import type { CompanyProfileItem } from '../table/profile.ts';
import type { ProfileFilesItem } from '../table/profile-files.ts';
import type { CompanyPart, ProfileTextItem } from '../table/profile-text.ts';
import { accessFields } from './access-fields.ts';
import { commonFields, contactFields } from './contact-fields.ts';
import { photoFields, showcaseFields } from './file-fields.ts';

type StoredCompany = { profile: CompanyProfileItem; text: ProfileTextItem; files: ProfileFilesItem | undefined };
/** What only a company's own users see of it. */
type Own = Dealings & { defaultCard?: string | undefined };
type Provider = NonNullable<ProfileView['provider']>;

/** PRO-18: of how a company operates a job seeker sees the radius, the industry and the head count. */
const reduced = (answers: CompanyPart): CompanyPart => {
  const { volumeCompletedProjects, emr, labor, utilizeUnionLabor, oshaCertification, paymentProcessTime, ...others } =
    answers;
  const { isFranchise, selfPerformWork, country, ...rest } = others;
  return rest;
};

const listsOf = ({ openings, sentJobs }: Dealings): Partial<Provider> => ({
  unlockedApplicants: openings
    .filter(({ reason }) => reason === 'unlock' || reason === 'briefing')
    .map(({ subject, date, reason }) => ({ profile: subject, date, reason })),
  sentJobPosts: sentJobs.map(({ seeker, job, date }) => ({ profile: seeker, job, date })),
});

const providerPart = ({ profile, text }: StoredCompany, sight: Sight, viewer: AccountKind): Provider => {
  const { principleContact, taxId, licensedForSpecificProducts: _, ...answers } = profile.company;
  return {
    ...(viewer === 'candidate' ? reduced(answers) : answers),
    affiliations: text.affiliations ?? [],
    isVendor: profile.kind === 'vendor',
    ...(sight !== 'masked' && { principleContact }),
    ...(sight === 'own' && { taxId }),
  };
};

/** The marker says what kind of company it is; a school has nothing of a contractor's part (PRO-14). */
const markers = (stored: StoredCompany, sight: Sight, viewer: AccountKind, own?: Own): Partial<ProfileView> => {
  const { kind, company } = stored.profile;
  if (kind === 'educational') return { educational: {} };
  const { licensedForSpecificProducts } = company;
  return {
    provider: { ...providerPart(stored, sight, viewer), ...(own && listsOf(own)) },
    ...(kind === 'vendor' && { vendor: { licensedForSpecificProducts } }),
  };
};

/** A first user is named like the company until somebody says who it is; the principal contact says more then. */
const primaryName = ({ primaryUserName, name, company: { principleContact } }: CompanyProfileItem): string => {
  const contact = [principleContact?.firstName, principleContact?.lastName].filter(Boolean).join(' ');
  return primaryUserName || contact || name;
};

/** PRO-39: who answers for a company and how to reach it is open to others only after a granted access. */
const openFields = (profile: CompanyProfileItem) => ({
  ...contactFields(profile),
  primaryUser: { id: profile.primaryUser, displayName: primaryName(profile) },
});

/** A company as one viewer sees it; `own` is for its own users. */
export const companyView = async (
  stored: StoredCompany,
  sight: Sight,
  viewer: AccountKind,
  own?: Own,
): Promise<ProfileView> => {
  const { profile, text, files } = stored;
  return {
    ...commonFields(profile),
    type: 'provider',
    kind: profile.kind,
    name: profile.name,
    redacted: sight === 'masked',
    description: text.description,
    ...(await photoFields(files, sight)),
    ...(await showcaseFields(files, sight)),
    ...markers(stored, sight, viewer, own),
    ...(sight !== 'masked' && openFields(profile)),
    ...(own && { ...accessFields(profile.id, own.entries), defaultPaymentMethod: own.defaultCard }),
  };
};
