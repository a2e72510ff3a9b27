import type { CompanyCard } from '@plumbline/shared/contracts/search/companies';
import { excerpt } from '@plumbline/shared/domain/text/excerpt';
import { type ContactAccessItem, contactAccessRequest } from '../../table/access/contact-access.ts';
import { type CompanyProfileItem, companyProfileRequest } from '../../table/profiles/profile.ts';
import { type ProfileFilesItem, profileFilesRequest } from '../../table/profiles/profile-files.ts';
import { type ProfileTextItem, profileTextRequest } from '../../table/profiles/profile-text.ts';
import { photoFields } from '../files/file-views.ts';

const EXCERPT = 180;

/** Returns the batch requests for the cards of the companies on a page. */
export const companyCardRequests = (viewer: string, companies: readonly string[]) => ({
  companies: companies.map(companyProfileRequest),
  texts: companies.map(profileTextRequest),
  files: companies.map(profileFilesRequest),
  contactAccesses: companies.map((company) => contactAccessRequest(viewer, company)),
});

type CompanyItems = {
  text: ProfileTextItem | undefined;
  files: ProfileFilesItem | undefined;
  contactAccess: ContactAccessItem | undefined;
};

/** Returns the card of a company that every other company may see; it has no contact details [PRJ-27]. */
export const companyCard = async (
  { id, name, city, state, kind, company, createdAt }: CompanyProfileItem,
  { text, files, contactAccess }: CompanyItems,
): Promise<CompanyCard> => {
  const isVendor = kind === 'vendor';
  const trades = isVendor ? company.tradesRelatedToProduct : company.selfPerformWorkCategories;
  return {
    id,
    name,
    city,
    state,
    profilePhoto: (await photoFields(files, false)).profilePhotoUrl,
    description: excerpt(text?.description ?? '', EXCERPT),
    industry: company.industry ?? [],
    qualifiedDesignations: company.qualifiedDesignations ?? [],
    trades: trades ?? [],
    isVendor,
    createdAt,
    connected: Boolean(contactAccess),
  };
};
