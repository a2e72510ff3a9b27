import { MAX_BLOCKS } from '@plumbline/shared/options/limits';
import { nowIso } from '../../platform/clock.ts';
import { ApiError } from '../../platform/errors.ts';
import { deleteBlock, listBlocks, putBlock } from '../../table/access/block.ts';
import { isConditionFailure, transact } from '../../table/core/transact.ts';
import { ifSeekerExists, readCompanyProfile } from '../../table/profiles/profile.ts';

/**
 * Blocks a company for a seeker, which hides the two from each other immediately. The projector then ends their open
 * entries. Throws `company_not_found` or `too_many_blocks`.
 */
export const addBlock = async (blocker: string, id: string): Promise<void> => {
  const [company, blocks] = await Promise.all([readCompanyProfile(id), listBlocks(blocker)]);
  if (!company || company.kind === 'educational') throw new ApiError('company_not_found');
  if (blocks.some(({ blocked }) => blocked === company.id)) return;
  if (blocks.length >= MAX_BLOCKS) throw new ApiError('too_many_blocks', { params: { most: MAX_BLOCKS } });
  try {
    await transact(putBlock({ blocker, blocked: company.id, date: nowIso() }), ifSeekerExists(blocker));
  } catch (error) {
    // A concurrent request has already blocked the company.
    if (!isConditionFailure(error)) throw error;
  }
};

export const removeBlock = (blocker: string, blocked: string): Promise<unknown> => deleteBlock({ blocker, blocked });
