import * as contract from '@plumbline/shared/contracts/search/workers';
import {
  isFreeToFind,
  isInGeneralSearch,
  isInSkilledList,
  type WorkerListFacts,
} from '@plumbline/shared/domain/access/worker-lists';
import type { MatchOrder } from '@plumbline/shared/domain/matching/match-orders';
import { isSkilled } from '@plumbline/shared/domain/matching/seeker-trades';
import { SEARCH_RADIUS_MILES } from '@plumbline/shared/options/limits';
import { operation } from '../../../http/operation.ts';
import { now } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/errors.ts';
import { requireLocation } from '../../../services/places/place-of-zip.ts';
import { readContacts } from '../../../services/search/contacted-workers.ts';
import { bestRatedFirst, fitsFilters } from '../../../services/search/worker-filters.ts';
import { seekerRequests } from '../../../services/visibility/shown-seeker.ts';
import { blockersOfProfile } from '../../../table/access/block.ts';
import { batchGet } from '../../../table/core/batch-get.ts';
import { lastAccessesOf } from '../../../table/payments/priority-access.ts';
import { companyProfileRequest, isFindable } from '../../../table/profiles/profile.ts';
import { profileFilesRequest } from '../../../table/profiles/profile-files.ts';
import { listedEntry, type SeekerNearby, seekersNearby } from '../../../table/search/search-entries.ts';
import { highestFirst, nearestFirst, type Order, pageInOrder } from '../../../table/search/search-order.ts';
import { workerCard } from './worker-card.ts';

/**
 * Returns a page of workers around a place. Makes a few queries for each trade, one for the company's priority
 * accesses, one for the profiles that blocked it, two for what it sent, and three batches for the page's cards. The
 * index entries contain both lists of workers, so counting the other list costs no request [SKW-13].
 */
export const searchWorkers = operation(contract.searchWorkers, async ({ body, caller }) => {
  const { filters, radius, limit, page } = body;
  const centre = requireLocation(body.zip, 'search_zip_unknown');
  const at = now();
  const asked = filters.tradeCategories;
  const [around, own, blockers, contacts] = await Promise.all([
    seekersNearby.near({ centre, radius, trades: asked }),
    lastAccessesOf(caller.profileId),
    blockersOfProfile(caller.profileId),
    readContacts(caller.profileId),
  ]);
  const isListed = (id: string, listed: WorkerListFacts, skilledWorkers = filters.skilledWorkers): boolean =>
    !blockers.has(id) && (skilledWorkers ? isInSkilledList(listed, own.has(id), at) : isInGeneralSearch(listed, at));

  const fitting = around.filter(fitsFilters(filters)).map((entry) => ({ ...entry, listed: listedEntry(entry.facts) }));
  const found = fitting.filter(({ id, listed }) => isListed(id, listed));
  const onlyInOtherList = fitting.filter(
    ({ id, listed }) => !isListed(id, listed) && isListed(id, listed, !filters.skilledWorkers),
  );
  const { shown, total } = pageInOrder(found, [nearestFirst, bestRatedFirst], { page: page - 1, limit });
  const ids = shown.map(({ id }) => id);
  // The files item is read because it has the licenses: a card shows which of them are valid, even while their numbers
  // are masked.
  const requests = { ...seekerRequests(caller.profileId, ids), files: ids.map(profileFilesRequest) };
  const read = await batchGet(requests, { consistent: false, requests: 3 });
  const cards = shown.map(async ({ id, miles }, index) => {
    const [profile, files, contactAccess] = [read.profiles[index], read.files[index], read.contactAccesses[index]];
    // The index can still contain a worker who has just been hidden or bought, so they are filtered here.
    if (!profile || !isFindable(profile)) return undefined;
    const { lastPriorityAccess } = profile;
    if (!isListed(id, { isSkilled: isSkilled(profile.seeker), lastPriorityAccess })) return undefined;
    return workerCard(
      profile,
      { files, contactAccess },
      { miles, asked, ownAccess: own.get(id), contact: contacts.get(id), now: at },
    );
  });
  const results = (await Promise.all(cards)).filter((card) => card !== undefined);
  return { results, total, onlyInOtherList: onlyInOtherList.length };
});

const mostSharedFirst = highestFirst(({ trades }: SeekerNearby) => String(trades.size).padStart(3, '0'));
const orders: Readonly<Record<MatchOrder, readonly Order<SeekerNearby>[]>> = {
  fit: [mostSharedFirst, nearestFirst],
  nearest: [nearestFirst, mostSharedFirst],
  rating: [bestRatedFirst, nearestFirst],
};

/**
 * Returns workers who have the trades that the company needs. Makes a few queries for each trade, two for what the
 * company sent, and two batches for the page [APP-17].
 */
export const listCompanyMatches = operation(contract.listCompanyMatches, async ({ body, caller }) => {
  const at = now();
  const [{ companies }, own, blockers, contacts] = await Promise.all([
    batchGet({ companies: [companyProfileRequest(caller.profileId)] }),
    lastAccessesOf(caller.profileId),
    blockersOfProfile(caller.profileId),
    readContacts(caller.profileId),
  ]);
  const company = companies[0];
  if (!company) throw new ApiError('company_not_found');
  const { employeeSkillsNeeded: trades = [] } = company.company;
  const asked = body.trade === undefined ? trades : trades.filter((trade) => trade === body.trade);
  if (!asked.length) return { results: [], total: 0, trades };

  const around = await seekersNearby.near({ centre: company, radius: SEARCH_RADIUS_MILES, trades: asked });
  const found = around
    .filter(fitsFilters(body))
    .filter(({ id, facts }) => !blockers.has(id) && isFreeToFind(listedEntry(facts), own.has(id), at));
  const { shown, total } = pageInOrder(found, orders[body.order], { ...body, page: body.page - 1 });
  const ids = shown.map(({ id }) => id);
  const requests = { ...seekerRequests(caller.profileId, ids), files: ids.map(profileFilesRequest) };
  const read = await batchGet(requests, { consistent: false, requests: 2 });
  const rows = shown.map(async ({ id, miles }, index) => {
    const [profile, files, contactAccess] = [read.profiles[index], read.files[index], read.contactAccesses[index]];
    // The index can still contain a worker who has just been hidden, so they are filtered here.
    if (!profile || !isFindable(profile)) return undefined;
    const found = { files, contactAccess };
    const near = { miles, asked, ownAccess: own.get(id), contact: contacts.get(id), now: at };
    const person = await workerCard(profile, found, near);
    return { ...person, ...(person.profilePhotoUrl && { Photo: person.profilePhotoUrl }) };
  });
  return { results: (await Promise.all(rows)).filter((row) => row !== undefined), total, trades };
});
