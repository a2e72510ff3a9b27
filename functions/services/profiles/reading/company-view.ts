import { maskProfile, type ProfileVisibility } from '@plumbline/shared/contracts/masking/mask-profile';
import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import type { AccountKind } from '@plumbline/shared/options/account-kinds';
import type { CompanyHistory } from '../../../table/profiles/company-history.ts';
import type { CompanyProfileItem } from '../../../table/profiles/profile.ts';
import type { ProfileFilesItem } from '../../../table/profiles/profile-files.ts';
import type { ProfileTextItem } from '../../../table/profiles/profile-text.ts';
import { documentViews } from '../../files/document-views.ts';
import { photoFields } from '../../files/file-views.ts';
import { accessFields } from './access-fields.ts';
import { commonFields, contactFields } from './contact-fields.ts';
import { showcaseFields } from './file-fields.ts';

type StoredCompany = { profile: CompanyProfileItem; text: ProfileTextItem; files: ProfileFilesItem | undefined };
/** Facts of a company that only its own users see. */
type Own = CompanyHistory & { defaultCard?: string | undefined };
type Provider = NonNullable<ProfileView['provider']>;

const listsOf = ({ contactAccesses, sentJobs }: CompanyHistory): Partial<Provider> => ({
  unlockedApplicants: contactAccesses
    .filter(({ reason }) => reason === 'unlock' || reason === 'briefing')
    .map(({ subject, date, reason }) => ({ profile: subject, date, reason })),
  sentJobPosts: sentJobs.map(({ seeker, job, date }) => ({ profile: seeker, job, date })),
});

const providerPart = ({ profile, text }: StoredCompany, own: Own | undefined): Provider => {
  const { licensedForSpecificProducts: _, tradesTaught: __, ...answers } = profile.company;
  return {
    ...answers,
    affiliations: text.affiliations ?? [],
    isVendor: profile.kind === 'vendor',
    ...(own && listsOf(own)),
  };
};

/**
 * Returns the parts of a company's profile that depend on its kind: provider, vendor or educational. A school has no
 * provider part [PRO-14].
 */
const markers = (stored: StoredCompany, own: Own | undefined): Partial<ProfileView> => {
  const { kind, company } = stored.profile;
  const { licensedForSpecificProducts, tradesTaught } = company;
  if (kind === 'educational') return { educational: { tradesTaught } };
  return {
    provider: providerPart(stored, own),
    ...(kind === 'vendor' && { vendor: { licensedForSpecificProducts } }),
  };
};

/** Returns the primary user's name, or the principal contact's, or else the company's. */
const primaryName = ({ primaryUserName, name, company: { principleContact } }: CompanyProfileItem): string => {
  const contact = fullName({ name: principleContact?.firstName, lastName: principleContact?.lastName });
  return primaryUserName || contact || name;
};

const wholeView = async (stored: StoredCompany, isOwner: boolean, own: Own | undefined): Promise<ProfileView> => {
  const { profile, text, files } = stored;
  return {
    ...commonFields(profile),
    ...contactFields(profile),
    type: 'provider',
    kind: profile.kind,
    name: profile.name,
    redacted: false,
    primaryUser: { id: profile.primaryUser, displayName: primaryName(profile) },
    description: text.description,
    ...(await photoFields(files, isOwner)),
    ...(await showcaseFields(files, isOwner)),
    documents: await documentViews(files, { owner: isOwner }),
    ...markers(stored, own),
    ...(isOwner && { jobsOnWeb: profile.jobsOnWeb !== false, postsHidden: profile.postsHidden }),
    ...(own && { ...accessFields(profile.id, own.entries), defaultPaymentMethod: own.defaultCard }),
  };
};

/** Returns a company's profile as one viewer may see it; `own` is present for its own users. */
export const companyView = async (
  stored: StoredCompany,
  sight: ProfileVisibility,
  viewer: AccountKind,
  own?: Own,
): Promise<ProfileView> => maskProfile(await wholeView(stored, sight === 'own', own), sight, viewer === 'candidate');
