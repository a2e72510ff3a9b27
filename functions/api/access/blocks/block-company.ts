import * as contract from '@plumbline/shared/contracts/access/blocks';
import { MAX_BLOCKS } from '@plumbline/shared/options/limits';
import { operation } from '../../../http/operation.ts';
import { nowIso } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/errors.ts';
import { deleteBlock, listBlocks, putBlock } from '../../../table/access/block.ts';
import { isConditionFailure, transact } from '../../../table/core/transact.ts';
import { ifSeekerExists, readCompanyProfile } from '../../../table/profiles/profile.ts';

/** From this moment the two do not meet; what is open between them ends a moment later, on the stream. */
export const blockCompany = operation(contract.blockCompany, async ({ params, caller: { profileId: blocker } }) => {
  const [company, blocks] = await Promise.all([readCompanyProfile(params.id), listBlocks(blocker)]);
  if (!company || company.kind === 'educational') throw new ApiError('company_not_found');
  if (blocks.some(({ blocked }) => blocked === company.id)) return { success: true };
  if (blocks.length >= MAX_BLOCKS) throw new ApiError('too_many_blocks', { params: { most: MAX_BLOCKS } });
  try {
    await transact(putBlock({ blocker, blocked: company.id, date: nowIso() }), ifSeekerExists(blocker));
  } catch (error) {
    // Blocked twice at this very moment.
    if (!isConditionFailure(error)) throw error;
  }
  return { success: true };
});

export const unblockCompany = operation(contract.unblockCompany, async ({ params, caller }) => {
  await deleteBlock({ blocker: caller.profileId, blocked: params.id });
  return { success: true };
});
