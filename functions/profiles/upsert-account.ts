import * as contract from '@plumbline/shared/contracts/profiles';
import { companyCompleteness } from '@plumbline/shared/domain/profile-completeness';
import { conflict, forbidden } from '../http/errors.ts';
import { operation } from '../http/operation.ts';
import { placeOf } from '../http/place.ts';
import { nowIso } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { putFirstOwner } from '../table/company-owners.ts';
import { type CompanyProfileItem, putCompanyProfile } from '../table/profile.ts';
import { isConditionFailure, transact } from '../table/transact.ts';
import { attachProfile } from '../table/user.ts';
import { profileView } from './profile-view.ts';

/** ACC-30. Creates the caller's company profile; the caller is its first user and owner. */
export const upsertAccount = operation(contract.upsertAccount, async ({ body, caller }) => {
  if (body.user && body.user !== caller.userId) throw forbidden();
  if (caller.role === 'support') throw forbidden();
  const at = nowIso();
  const place = placeOf(body.zip);
  const company: CompanyProfileItem['company'] = {
    ...(body.workRadius && { workRadius: body.workRadius }),
    ...(body.industryOfWorkPerformed && { industry: body.industryOfWorkPerformed }),
    selfPerformWorkCategories: body.selfPerformWork === false ? [] : (body.selfPerformWorkCategories ?? []),
  };
  const profile: CompanyProfileItem = {
    id: newId(),
    kind: body.type,
    name: body.name,
    email: caller.email,
    ...(body.phoneNumber && { phoneNumber: body.phoneNumber }),
    ...(body.address && { address: body.address }),
    ...(body.address2 && { address2: body.address2 }),
    ...place,
    public: false,
    complete: companyCompleteness({ name: body.name, ...place }).completed,
    primaryUser: caller.userId,
    lastActivity: at,
    createdAt: at,
    updatedAt: at,
    company,
  };
  try {
    await transact(
      putCompanyProfile(profile),
      attachProfile(caller.userId, {
        profileId: profile.id,
        displayName: body.name,
        kind: body.type,
        companyRole: 'owner',
      }),
      putFirstOwner(profile.id),
    );
  } catch (error) {
    if (isConditionFailure(error)) throw conflict('Your profile is already complete.');
    throw error;
  }
  return profileView(profile, '', 'own');
});
