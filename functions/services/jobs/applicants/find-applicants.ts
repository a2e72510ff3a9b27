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

/** `cursor` is where the list continues after this applicant; a list of entries has read the entry. */
type Applicant = { seeker: string; entry?: AccessEntryItem; cursor: string | undefined };
type ApplicantPage = { applicants: Applicant[]; cursor: string | undefined };

/** Applicants who move while the list is read can be in the index twice. */
const onlyOnce = (applicants: readonly Applicant[]) => [
  ...new Map(applicants.map((applicant) => [applicant.seeker, applicant])).values(),
];

/** All applicants of the list, or those whom the company has moved to a stage. */
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

/** Whether a search finds an applicant: by name, trade or city, or by a word that means one of the trades. */
const isFound = (shown: Awaited<ReturnType<typeof shownApplicant>>, search: string): boolean => {
  const trade = tradeMeant(search);
  return fitsSearch(shown, search) || (trade !== undefined && shown.trades.includes(trade));
};

/** Applicants without a stage are new. A search reads only what the company may see. */
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
      if (found.stages[at]) return false;
      if (!search) return true;
      const person = { profile: found.profiles[at], contactAccess: found.contactAccesses[at], files: undefined };
      return isFound(await shownApplicant(seeker, person), search);
    }),
  );
};

/**
 * A page of a job's applicants. The list as it is stored, or one stage of it, is one query. For those who are new, or
 * whom a search finds, a fixed number is looked through in another batch or two: such a page can hold fewer than there
 * are.
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
