import { keptSearch } from '@plumbline/shared/contracts/my-jobs/saved-searches';
import { nextDigest } from '@plumbline/shared/domain/dates/next-digest';
import { postedAt } from '@plumbline/shared/domain/jobs/posting-day';
import { locateZip } from '@plumbline/shared/geography/zip-location';
import { nowIso } from '../../../platform/clock.ts';
import { blockedBy } from '../../../table/access/block.ts';
import { batchGet } from '../../../table/core/batch-get.ts';
import { isOpen, jobRequest } from '../../../table/jobs/job.ts';
import { changeSearch, type SavedSearchItem } from '../../../table/jobs/saved-search.ts';
import { type NewMatches, savedSearchMail } from '../../emails/match-emails.ts';
import { renderSearchEmail } from '../../emails/render-email.ts';
import { findJobs } from '../../jobs/lists/find-jobs.ts';
import { readersOf } from '../delivery/notify-users.ts';
import { sendOnce } from '../delivery/send-once.ts';
import { dedupKey } from '../delivery/write-notification.ts';
import { MOST_NAMED } from './newest-matches.ts';

/** The most jobs of a search that are read for one e-mail, the latest ones. */
const MOST_LOOKED_AT = 100;

/**
 * Returns the jobs of a search that were posted after `since` and until `due`. Makes the queries of a search, one batch
 * and one query for blocks.
 */
const newJobs = async ({ seeker, search, since, due }: SavedSearchItem): Promise<NewMatches> => {
  const { form } = keptSearch.parse(JSON.parse(search));
  const centre = locateZip(form.zip);
  if (!centre) return { jobs: [], more: false };
  const [around, blocked] = await Promise.all([findJobs({ ...form, centre }), blockedBy(seeker)]);
  const latest = around.toSorted((a, b) => b.facts.postedAt.localeCompare(a.facts.postedAt)).slice(0, MOST_LOOKED_AT);
  const { jobs } = await batchGet({ jobs: latest.map(({ id }) => jobRequest(id)) });
  const found = jobs
    .filter((job) => job !== undefined)
    .filter((job) => isOpen(job) && !blocked.has(job.company) && postedAt(job) > since && postedAt(job) <= due)
    .toSorted((a, b) => postedAt(b).localeCompare(postedAt(a)));
  return { jobs: found.slice(0, MOST_NAMED), more: found.length > MOST_NAMED };
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
      const found = await newJobs(search);
      return found.jobs.length
        ? renderSearchEmail(user, search, savedSearchMail(search.name, found, user.language))
        : undefined;
    });
  }
  // This write changes nothing when the search was renamed or turned off meanwhile; the next run then reads the changed
  // search.
  await changeSearch({ ...search, since: search.due, due: nextDigest(nowIso()) }, search);
};
