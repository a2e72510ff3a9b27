import * as contract from '@plumbline/shared/contracts/access/blocks';
import { operation } from '../../http/operation.ts';
import { addBlock, removeBlock } from '../../services/access/blocks.ts';
import { listBlocks as readBlocks } from '../../table/access/block.ts';
import { batchGet } from '../../table/core/batch-get.ts';
import { companyProfileRequest } from '../../table/profiles/profile.ts';

/**
 * Returns a page of the seeker's blocked companies, in a query and a batch. All of them are sorted and counted in
 * memory, because their number is limited.
 */
export const listBlocks = operation(contract.listBlocks, async ({ query: { page, limit }, caller }) => {
  const blocks = (await readBlocks(caller.profileId)).toSorted((a, b) => b.date.localeCompare(a.date));
  const shown = blocks.slice((page - 1) * limit, page * limit);
  const { companies } = await batchGet({ companies: shown.map(({ blocked }) => companyProfileRequest(blocked)) });
  return {
    results: shown.map(({ blocked, date }, at) => {
      const { name = '', city = '', state = '' } = companies[at] ?? {};
      return { profile: blocked, name, city, state, date };
    }),
    total: blocks.length,
  };
});

export const blockCompany = operation(contract.blockCompany, async ({ params, caller }) => {
  await addBlock(caller.profileId, params.id);
  return { success: true };
});

export const unblockCompany = operation(contract.unblockCompany, async ({ params, caller }) => {
  await removeBlock(caller.profileId, params.id);
  return { success: true };
});
