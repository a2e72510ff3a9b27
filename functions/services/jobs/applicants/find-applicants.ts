import type { RequestOf } from '@plumbline/shared/contracts/endpoint';
import type { listApplicants } from '@plumbline/shared/contracts/jobs/job-people';
import { fitsSearch } from '@plumbline/shared/domain/jobs/applicant-search';
import { tradeMeant } from '@plumbline/shared/domain/trades/resolve-trade';
import { APPLICANTS_SEARCHED } from '@plumbline/shared/options/limits';
import { type AccessEntryItem, cursorAfterOpenEntry, listOpenEntriesOf } from '../../../table/access/access-entry.ts';
import { contactAccessRequest } from '../../../table/access/contact-access.ts';
import { batchGet } from '../../../table/core/batch-get.ts';
import type { OrderedPage } from '../../../table/core/query.ts';
import {
  applicantStageRequest,
  cursorAfterApplicant,
  listApplicantsOfStage,
} from '../../../table/jobs/applicant-stage.ts';
import { seekerProfileRequest } from '../../../table/profiles/profile.ts';
import { shownApplicant } from './shown-applicant.ts';

type ApplicantQuery = Pick<RequestOf<typeof listApplicants>['query'], 'limit' | 'stage' | 'search' | 'sort'>;
type Of = { job: string; company: string; cursor: string | undefined };

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

/**
 * Returns for each seeker whether they are in the stage and found by the search. Applicants without a stage are new.
 * The search reads only fields that the company may see.
 */
const whoFits = async (
  seekers: string[],
  { stage, search }: ApplicantQuery,
  { job, company }: Of,
): Promise<boolean[]> => {
  const searched = search ? seekers : [];
  const found = await batchGet(
    {
      stages: stage === 'new' ? seekers.map((seeker) => applicantStageRequest(job, seeker)) : [],
      profiles: searched.map(seekerProfileRequest),
      contactAccesses: searched.map((seeker) => contactAccessRequest(company, seeker)),
    },
    { consistent: stage === 'new' },
  );
  return Promise.all(
    seekers.map(async (seeker, at) => {
      if (found.stages[at]?.stage) return false;
      if (!search) return true;
      const person = { profile: found.profiles[at], contactAccess: found.contactAccesses[at], files: undefined };
      return isFound(await shownApplicant(seeker, person), search);
    }),
  );
};

/**
 * Returns a page of a job's applicants. All of them, or those of a stored stage, take one query. For new applicants and
 * for a search a fixed number of applicants is filtered, with one or two more batch reads, so a page may have fewer
 * than `limit` rows.
 */
export const findApplicants = async (asked: ApplicantQuery, of: Of): Promise<ApplicantPage> => {
  const { limit, stage, search, sort } = asked;
  const page = { cursor: of.cursor, reverse: sort === 'newest' };
  if (!search && stage !== 'new') return readApplicants(of.job, stage, { ...page, limit });
  const { applicants, cursor } = await readApplicants(of.job, stage, { ...page, limit: APPLICANTS_SEARCHED });
  const fits = await whoFits(
    applicants.map(({ seeker }) => seeker),
    asked,
    of,
  );
  const wanted = applicants.filter((_, at) => fits[at]);
  const shown = wanted.slice(0, limit);
  return { applicants: shown, cursor: wanted.length > limit ? shown.at(-1)?.cursor : cursor };
};
