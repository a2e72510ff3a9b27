import * as contract from '@plumbline/shared/contracts/dashboard';
import { ApiError } from '../http/errors.ts';
import { operation } from '../http/operation.ts';
import { countReferred } from '../table/accounts/referral.ts';

/** SHL-03: one request. The school's id is the referrer its link names. */
export const getSchoolStats = operation(contract.getSchoolStats, async ({ caller: { kind, profileId } }) => {
  if (kind !== 'educational' || !profileId) throw new ApiError('forbidden');
  return { students: await countReferred(profileId) };
});
