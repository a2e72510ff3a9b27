import { keptSearch } from '@plumbline/shared/contracts/my-jobs/saved-searches';
import { nextDigest } from '@plumbline/shared/domain/dates/next-digest';
import { postedAt } from '@plumbline/shared/domain/jobs/posting-day';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { locateZip } from '@plumbline/shared/geography/zip-location';
import type * as z from 'zod';
import { nowIso } from '../../../platform/clock.ts';
import { hashOf } from '../../../platform/ids.ts';
import { blockedBy } from '../../../table/access/block.ts';
import { batchGet } from '../../../table/core/batch-get.ts';
import { isOpen, jobRequest } from '../../../table/jobs/job.ts';
import { changeSearch, type SavedSearchItem } from '../../../table/jobs/saved-search.ts';
import { claimJobs } from '../../../table/matching/search-mail-claims.ts';
import { type FoundJob, type FoundJobs, savedSearchMail } from '../../emails/match-emails.ts';
import { renderSearchEmail } from '../../emails/render-email.ts';
import { findJobs } from '../../jobs/lists/find-jobs.ts';
import { readHeldLicenses } from '../../jobs/lists/held-licenses.ts';
import { readersOf } from '../delivery/notify-users.ts';
import { sendOnce } from '../delivery/send-once.ts';
import { dedupKey } from '../delivery/write-notification.ts';
import { jobsMailedAsMatches } from './match-mail.ts';
import { MOST_NAMED } from './newest-matches.ts';

type KeptSearch = z.output<typeof keptSearch>;

/** The most jobs of a search that are read for one e-mail, the latest ones. */
const MOST_LOOKED_AT = 100;

/**
 * Returns the jobs of a search that were posted after `since` and until `due`, newest first. Makes the queries of a
 * search, one batch and one query for blocks, and reads the seeker's documents for a search without missing licenses.
 */
const newJobs = async ({ seeker, since, due }: SavedSearchItem, { form }: KeptSearch) => {
  const centre = locateZip(form.zip);
  if (!centre) return { jobs: [], place: '' };
  const heldLicenses = await readHeldLicenses(form, seeker);
  const [around, blocked] = await Promise.all([findJobs({ ...form, centre, heldLicenses }), blockedBy(seeker)]);
  const latest = around.toSorted((a, b) => b.facts.postedAt.localeCompare(a.facts.postedAt)).slice(0, MOST_LOOKED_AT);
  const { jobs } = await batchGet({ jobs: latest.map(({ id }) => jobRequest(id)) });
  const found = jobs.flatMap((job, index) => {
    if (!job || !isOpen(job) || blocked.has(job.company) || postedAt(job) <= since || postedAt(job) > due) return [];
    const { miles } = latest[index]!;
    return [{ ...job, miles, trade: form.tradeCategories.find((trade) => job.tradeCategories.includes(trade)) }];
  });
  const place = placeText(centre);
  return { jobs: found.toSorted((a, b) => postedAt(b).localeCompare(postedAt(a))), place };
};

/**
 * Returns the jobs that the e-mail of a search lists: the newest that no other e-mail listed to this user. A job is
 * claimed before the e-mails about matches are read. Those read the claims after they have taken their lock, so that of
 * two e-mails that are written at the same time only one lists the job.
 */
const unlistedJobs = async (search: SavedSearchItem, kept: KeptSearch, userId: string): Promise<FoundJobs> => {
  const found = await newJobs(search, kept);
  const mail = hashOf(`${search.id}.${search.due}`).slice(0, 8);
  const named: FoundJob[] = [];
  let rest = found.jobs;
  while (rest.length && named.length < MOST_NAMED) {
    const next = rest.slice(0, MOST_NAMED - named.length);
    rest = rest.slice(next.length);
    const own = await claimJobs(
      search.seeker,
      mail,
      next.map(({ id }) => id),
    );
    if (!own.size) continue;
    const mailed = await jobsMailedAsMatches(userId, found.jobs.map(postedAt).sort()[0]!);
    named.push(...next.filter(({ id }) => own.has(id) && !mailed.has(id)));
    rest = rest.filter(({ id }) => !mailed.has(id));
  }
  return { jobs: named, more: rest.length > 0, place: found.place };
};

/**
 * Sends an e-mail with the jobs of a saved search that are new since its last e-mail, if there are any. A repeated run
 * sends no second e-mail, because the key of the e-mail depends only on the search and its due date.
 */
export const sendSearchDigest = async (search: SavedSearchItem): Promise<void> => {
  const [reader] = await readersOf(search.seeker);
  if (reader) {
    const { user } = reader;
    await sendOnce(dedupKey(`saved-search.${search.id}.${search.due}`, user.id), async () => {
      const kept = keptSearch.parse(JSON.parse(search.search));
      const found = await unlistedJobs(search, kept, user.id);
      if (!found.jobs.length) return undefined;
      const content = savedSearchMail({ name: search.name, search: kept }, found, user.language);
      return renderSearchEmail(user, search, content);
    });
  }
  // This write changes nothing when the search was renamed or turned off meanwhile; the next run then reads the changed
  // search.
  await changeSearch({ ...search, since: search.due, due: nextDigest(nowIso()) }, search);
};
