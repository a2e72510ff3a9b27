import * as contract from '@plumbline/shared/contracts/search/workers';
import { isInPriorityWindow, priorityWindowEnd } from '@plumbline/shared/domain/access/priority-window';
import { isSkilled } from '@plumbline/shared/domain/matching/seeker-trades';
import { operation } from '../../../http/operation.ts';
import { now } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/errors.ts';
import { hasWindowReminder } from '../../../services/notifications/reminders/ended-windows.ts';
import { checkParties, mayMeet, readParties } from '../../../services/visibility/party-gate.ts';

/**
 * Returns whether priority access to a worker is available, before the company buys it. Throws `profile_not_found` for
 * a hidden worker [SKW-05].
 */
export const getPriorityAccess = operation(contract.getPriorityAccess, async ({ params, caller }) => {
  const parties = await readParties(caller.profileId, params.id);
  const { profile } = parties;
  const { refusal } = await checkParties('buy priority access', parties);
  const isTaken = refusal === 'priority_access_taken';
  if (!profile || (refusal && !isTaken)) throw new ApiError('profile_not_found');
  const { lastPriorityAccess } = profile;
  if (!isInPriorityWindow(lastPriorityAccess, now())) {
    if (!isSkilled(profile.seeker)) throw new ApiError('product_unfit_for_seeker');
    return { state: 'available' as const };
  }
  const until = priorityWindowEnd(lastPriorityAccess);
  if (!isTaken) return { state: 'own' as const, until };
  const [mayContact, reminded] = await Promise.all([
    mayMeet('buy unlock', parties),
    hasWindowReminder(caller.profileId, params.id),
  ]);
  return { state: 'taken' as const, until, ...(mayContact && { mayContact }), ...(reminded && { reminded }) };
});
