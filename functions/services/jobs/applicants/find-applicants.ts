import type { RequestOf } from '@plumbline/shared/contracts/endpoint';
import type { listApplicants } from '@plumbline/shared/contracts/jobs/job-people';
import { fitsSearch, matchOrderOf } from '@plumbline/shared/domain/jobs/applicant-search';
import type { MatchOrder } from '@plumbline/shared/domain/matching/match-orders';
import { tradeMeant } from '@plumbline/shared/domain/trades/resolve-trade';
import { APPLICANTS_RANKED, APPLICANTS_SEARCHED } from '@plumbline/shared/options/limits';
import { ApiError } from '../../../platform/errors.ts';
import {
  type AccessEntryItem,
  accessEntryRequest,
  cursorAfterOpenEntry,
  listOpenEntriesOf,
} from '../../../table/access/access-entry.ts';
import { contactAccessRequest } from '../../../table/access/contact-access.ts';
import { batchGet } from '../../../table/core/batch-get.ts';
import type { OrderedPage } from '../../../table/core/query.ts';
import {
  applicantStageRequest,
  cursorAfterApplicant,
  listApplicantsOfStage,
} from '../../../table/jobs/applicant-stage.ts';
import { jobRequest, readJob } from '../../../table/jobs/job.ts';
import { seekerProfileRequest } from '../../../table/profiles/profile.ts';
import { fitsFilters } from '../../search/worker-filters.ts';
import { type Place, pageInMatchOrder } from '../people/people-order.ts';
import { placeForJob } from './place-for-job.ts';
import { isShownApplicant, shownApplicant } from './shown-applicant.ts';

type ApplicantQuery = Omit<RequestOf<typeof listApplicants>['query'], 'cursor'>;
type Of = { job: string; company: string; cursor: string | undefined; blockers: Promise<ReadonlySet<string>> };

/**
 * `cursor` continues the list after this applicant. `entry` is the access entry, if the list was read from the entries.
 */
type Applicant = { seeker: string; entry?: AccessEntryItem; cursor: string | undefined };
type ApplicantPage = { applicants: Applicant[]; cursor: string | undefined };

/** When an applicant changes during the query, the index can list them twice. */
const onlyOnce = (applicants: readonly Applicant[]) => [
  ...new Map(applicants.map((applicant) => [applicant.seeker, applicant])).values(),
];

/** Returns a page of all applicants of a job, or of those in a stage. The stage 'new' isn't stored, so it reads all. */
const readApplicants = async (
  job: string,
  stage: ApplicantQuery['stage'],
  page: OrderedPage,
): Promise<ApplicantPage> => {
  if (stage && stage !== 'new') {
    const { items, cursor } = await listApplicantsOfStage(job, stage, page);
    return { applicants: items.map((item) => ({ seeker: item.seeker, cursor: cursorAfterApplicant(item) })), cursor };
  }
  const { items, cursor } = await listOpenEntriesOf(job, 'job-application', page);
  const applicants = items.map((entry) => ({ seeker: entry.other, entry, cursor: cursorAfterOpenEntry(entry) }));
  return { applicants: onlyOnce(applicants), cursor };
};

/** Returns whether a search finds an applicant by name, trade or city, or by a synonym of a trade. */
const isFound = (shown: Awaited<ReturnType<typeof shownApplicant>>, search: string): boolean => {
  const trade = tradeMeant(search);
  return fitsSearch(shown, search) || (trade !== undefined && shown.trades.includes(trade));
};

const hasWorkerFilter = ({ trade, rating, validDriversLicense }: ApplicantQuery): boolean =>
  [trade, rating, validDriversLicense].some((each) => each !== undefined);

/** Returns whether a query wants all applicants of a job, newest first. */
export const isWholeList = (asked: ApplicantQuery): boolean =>
  !asked.stage && !asked.search && !hasWorkerFilter(asked) && asked.sort === 'newest';

/** Reads the items that decide whether applicants fit. Stages may just have changed, so they are read consistently. */
const readFilterItems = async (applicants: readonly Applicant[], asked: ApplicantQuery, of: Of) => {
  const { job, company } = of;
  const seekers = applicants.map(({ seeker }) => seeker);
  const isFiltered = hasWorkerFilter(asked) || matchOrderOf(asked.sort) !== undefined;
  const blockers = await of.blockers;
  const key = (other: string) => ({ owner: company, type: 'job-application', subject: job, other }) as const;
  const [{ stages, entries }, { jobs, profiles, contactAccesses }] = await Promise.all([
    batchGet({
      stages: asked.stage === 'new' ? seekers.map((seeker) => applicantStageRequest(job, seeker)) : [],
      // Only the entry of an applicant who blocked the company is needed, and most lists have it already.
      entries: applicants.flatMap(({ entry, seeker }) =>
        !entry && blockers.has(seeker) ? [accessEntryRequest(key(seeker))] : [],
      ),
    }),
    batchGet(
      {
        jobs: isFiltered ? [jobRequest(job)] : [],
        profiles: asked.search || isFiltered ? seekers.map(seekerProfileRequest) : [],
        contactAccesses: asked.search ? seekers.map((seeker) => contactAccessRequest(company, seeker)) : [],
      },
      { consistent: false },
    ),
  ]);
  const entryOf = new Map(entries.map((entry) => [entry?.other, entry]));
  const isHidden = ({ entry, seeker }: Applicant) => {
    const known = entry ?? entryOf.get(seeker);
    return blockers.has(seeker) && !(known && isShownApplicant(known, blockers));
  };
  return { job: jobs[0], stages, profiles, contactAccesses, isHidden };
};

/**
 * Returns those of the applicants who are in the stage and whom the search and the filters find, with their places in
 * the orders. Applicants without a stage are new. The search reads only fields that the company may see, and the
 * filters only those that masked profiles show. Applicants who blocked the company are left out before a page is
 * filled. A list without filters leaves them out afterwards, so its page can be short for a moment after a block.
 */
const whoFits = async (applicants: readonly Applicant[], asked: ApplicantQuery, of: Of) => {
  const found = await readFilterItems(applicants, asked, of);
  const { rating, search, trade, validDriversLicense } = asked;
  const fitsLicenseAndRating = fitsFilters({ rating, validDriversLicense: validDriversLicense !== undefined });
  const placed = applicants.map(async (applicant, at) => {
    const { seeker } = applicant;
    const profile = found.profiles[at];
    if (found.stages[at]?.stage || found.isHidden(applicant)) return [];
    const place = placeForJob(seeker, profile, found.job, trade);
    if ((trade && !place.hasTrade) || !fitsLicenseAndRating(place)) return [];
    const person = { profile, contactAccess: found.contactAccesses[at], files: undefined };
    if (search && !isFound(await shownApplicant(seeker, person), search)) return [];
    return [{ ...applicant, ...place }];
  });
  return (await Promise.all(placed)).flat();
};

/**
 * Returns a page of the latest applicants in an order of matches. Reads the job first, so that only its own company can
 * cause the reads of hundreds of profiles.
 */
const findRanked = async (order: MatchOrder, asked: ApplicantQuery, of: Of): Promise<ApplicantPage> => {
  if ((await readJob(of.job))?.company !== of.company) throw new ApiError('job_not_found');
  const { applicants } = await readApplicants(of.job, asked.stage, { limit: APPLICANTS_RANKED, reverse: true });
  const fitting: (Applicant & Place)[] = await whoFits(applicants, asked, of);
  const { shown, cursor } = pageInMatchOrder(fitting, { order, limit: asked.limit, cursor: of.cursor });
  return { applicants: shown, cursor };
};

/**
 * Returns a page of a job's applicants. All of them, or those of a stored stage, take one query. For new applicants, a
 * search and the filters of workers a fixed number of applicants is filtered, with one or two more batch reads, so a
 * page may have fewer than `limit` rows. An order of matches reads up to 400 applicants with their profiles for each
 * page.
 */
export const findApplicants = async (asked: ApplicantQuery, of: Of): Promise<ApplicantPage> => {
  const { limit, stage, search, sort } = asked;
  const order = matchOrderOf(asked.sort);
  if (order) return findRanked(order, asked, of);
  const page = { cursor: of.cursor, reverse: sort === 'newest' };
  if (!search && stage !== 'new' && !hasWorkerFilter(asked)) return readApplicants(of.job, stage, { ...page, limit });
  const { applicants, cursor } = await readApplicants(of.job, stage, { ...page, limit: APPLICANTS_SEARCHED });
  const wanted = await whoFits(applicants, asked, of);
  const shown = wanted.slice(0, limit);
  return { applicants: shown, cursor: wanted.length > limit ? shown.at(-1)?.cursor : cursor };
};
