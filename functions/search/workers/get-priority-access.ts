import * as contract from '@plumbline/shared/contracts/search/workers';
import { allowsContact } from '@plumbline/shared/domain/access/blocks';
import { isInPriorityWindow, priorityWindowEnd } from '@plumbline/shared/domain/access/priority-window';
import { isSkilled } from '@plumbline/shared/domain/matching/seeker-trades';
import { ApiError } from '../../http/errors.ts';
import { operation } from '../../http/operation.ts';
import { now } from '../../platform/clock.ts';
import { readBlock } from '../../table/access/block.ts';
import { listPriorityAccesses } from '../../table/payments/priority-access.ts';
import { isFindable, readSeekerProfile } from '../../table/profiles/profile.ts';

/** What a company is told before it buys; of a worker who hides it is told nothing [SKW-05]. */
export const getPriorityAccess = operation(contract.getPriorityAccess, async ({ params, caller }) => {
  const [profile, own, block] = await Promise.all([
    readSeekerProfile(params.id),
    listPriorityAccesses(caller.profileId, params.id),
    readBlock(params.id, caller.profileId),
  ]);
  if (!profile || !isFindable(profile) || !allowsContact('purchase', { block }))
    throw new ApiError('profile_not_found');
  if (!isSkilled(profile.seeker)) throw new ApiError('product_unfit_for_seeker');
  const { lastPriorityAccess } = profile;
  if (!isInPriorityWindow(lastPriorityAccess, now())) return { state: 'available' as const };
  const isOwn = own.some(({ date }) => date === lastPriorityAccess);
  return { state: isOwn ? ('own' as const) : ('taken' as const), until: priorityWindowEnd(lastPriorityAccess) };
});
