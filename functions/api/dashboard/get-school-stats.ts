import * as contract from '@plumbline/shared/contracts/dashboard/dashboard';
import { operation } from '../../http/operation.ts';
import { ApiError } from '../../platform/errors.ts';
import { countReferred } from '../../table/accounts/referral.ts';

/** How many signed up through a school's link, which names its id as the referrer; one request [SHL-03]. */
export const getSchoolStats = operation(contract.getSchoolStats, async ({ caller: { kind, profileId } }) => {
  if (kind !== 'educational' || !profileId) throw new ApiError('forbidden');
  return { students: await countReferred(profileId) };
});
