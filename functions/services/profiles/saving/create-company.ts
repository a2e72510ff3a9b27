import type { RequestOf } from '@plumbline/shared/contracts/endpoint';
import type { createCompanyProfile } from '@plumbline/shared/contracts/profiles/profiles';
import { companyCompleteness } from '@plumbline/shared/domain/profile/profile-completeness';
import { putFirstOwner } from '../../../table/accounts/company-owners.ts';
import { attachProfile } from '../../../table/accounts/user.ts';
import { type CompanyProfileItem, putCompanyProfile } from '../../../table/profiles/profile.ts';
import { putProfileText, splitCompanyPart } from '../../../table/profiles/profile-text.ts';
import { requirePlace } from '../../places/place-of-zip.ts';
import { cleanHtml } from '../../rich-text/clean-html.ts';
import type { Caller } from '../../sessions/caller.ts';
import { companyView } from '../reading/company-view.ts';
import { countNewProfile, createOnce, newProfileDefaults, requireSelf } from './new-profile.ts';
import { profilePhone } from './profile-phone.ts';
import { merge, requireFittingSize, requireKindFields } from './saved-changes.ts';

type NewCompany = RequestOf<typeof createCompanyProfile>['body'];

/**
 * Creates a company's profile. The caller becomes its first user and owner, with the company's name unless they gave
 * their own. Recruiting is off at first.
 */
export const createCompany = async (
  { user, type: kind, provider = {}, vendor, educational, description, zip, ...fields }: NewCompany,
  caller: Caller,
  sourceIp: string,
  ownerName?: string,
) => {
  requireSelf(user, caller);
  requireKindFields(kind, { vendor, educational });
  const { answers, texts } = splitCompanyPart(provider);
  const fresh: CompanyProfileItem = {
    ...newProfileDefaults(caller),
    kind,
    name: fields.name,
    ...requirePlace(zip),
    public: false,
    complete: false,
    company: merge<CompanyProfileItem['company']>(
      { employeeSkillsNeeded: [] },
      { ...answers, ...vendor, ...educational },
    ),
  };
  const profile = merge(fresh, { ...fields, ...profilePhone(fields) });
  profile.complete = companyCompleteness({ ...profile, ...profile.company }).completed;
  requireFittingSize(profile);
  const text = { ...texts, id: profile.id, description: await cleanHtml(description ?? '', 'description') };
  await createOnce(
    putCompanyProfile(profile),
    attachProfile(caller.userId, {
      profileId: profile.id,
      displayName: ownerName ?? profile.name,
      kind,
      companyRole: 'owner',
    }),
    putFirstOwner(profile.id),
    putProfileText(text),
  );
  await countNewProfile(profile.id, 'company', sourceIp);
  return companyView({ profile, text, files: undefined }, 'own', kind, {
    contactAccesses: [],
    sentJobs: [],
    entries: [],
  });
};
