import * as contract from '@plumbline/shared/contracts/search/workers';
import { isFreeToFind } from '@plumbline/shared/domain/access/worker-lists';
import { SEARCH_RADIUS_MILES } from '@plumbline/shared/options/limits';
import { operation } from '../../../http/operation.ts';
import { now } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/errors.ts';
import { readOpenFiles, seekerRequests, shownSeeker } from '../../../services/visibility/shown-seeker.ts';
import { blockersOfProfile } from '../../../table/access/block.ts';
import { batchGet } from '../../../table/core/batch-get.ts';
import { lastAccessesOf } from '../../../table/payments/priority-access.ts';
import { companyProfileRequest, isFindable } from '../../../table/profiles/profile.ts';
import { listedEntry, type SeekerNearby, seekersNearby } from '../../../table/search/search-entries.ts';
import { highestFirst, nearestFirst, pageInOrder } from '../../../table/search/search-order.ts';

const mostSharedFirst = highestFirst(({ trades }: SeekerNearby) => String(trades.size).padStart(3, '0'));

/**
 * Who has the trades a company needs [APP-17]: a few queries for each, two batches for the page, one for open photos.
 */
export const listCompanyMatches = operation(contract.listCompanyMatches, async ({ body, caller }) => {
  const at = now();
  const [{ companies }, own, blockers] = await Promise.all([
    batchGet({ companies: [companyProfileRequest(caller.profileId)] }),
    lastAccessesOf(caller.profileId),
    blockersOfProfile(caller.profileId),
  ]);
  const company = companies[0];
  if (!company) throw new ApiError('company_not_found');
  const trades = company.company.employeeSkillsNeeded ?? [];
  if (!trades.length) return { results: [], total: 0 };

  const around = await seekersNearby.near({ centre: company, radius: SEARCH_RADIUS_MILES, trades });
  const found = around.filter(
    ({ id, facts }) => !blockers.has(id) && isFreeToFind(listedEntry(facts), own.has(id), at),
  );
  const { shown, total } = pageInOrder(found, [mostSharedFirst, nearestFirst], { ...body, page: body.page - 1 });
  const ids = shown.map(({ id }) => id);
  const read = await batchGet(seekerRequests(caller.profileId, ids), { consistent: false, requests: 2 });
  const photos = await readOpenFiles(ids, read.contactAccesses);
  const rows = ids.map(async (id, index) => {
    const [profile, files, contactAccess] = [read.profiles[index], photos[index], read.contactAccesses[index]];
    // Who hid a moment ago may still be in the index.
    if (!profile || !isFindable(profile)) return undefined;
    const person = await shownSeeker(id, { profile, files, contactAccess });
    return { ...person, ...(person.profilePhotoUrl && { Photo: person.profilePhotoUrl }) };
  });
  return { results: (await Promise.all(rows)).filter((row) => row !== undefined), total };
});
