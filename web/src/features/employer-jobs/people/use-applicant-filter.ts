import { type ApplicantSort, applicantSorts } from '@plumbline/shared/domain/jobs/applicant-search';
import { type ApplicantStage, applicantStages } from '@plumbline/shared/domain/jobs/applicant-stages';
import { useLocation, useSearchParams } from 'react-router-dom';
import {
  ALL_WORKERS,
  narrowsWorkers,
  type WorkerFilter,
  workerFilterIn,
  workerQuery,
} from '../../../components/match/use-match-filter.ts';

export type ApplicantFilter = WorkerFilter & { stage: ApplicantStage | ''; search: string; sort: ApplicantSort };

const ALL: ApplicantFilter = { ...ALL_WORKERS, stage: '', search: '', sort: 'newest' };

/** Returns the filter without its default values, as the server takes it. */
export const narrowing = ({ stage, search, sort, ...workers }: ApplicantFilter) => ({
  ...(stage && { stage }),
  ...(search && { search }),
  ...workerQuery(workers),
  ...(sort !== ALL.sort && { sort }),
});

/** The filter and the order of a job's applicants, which are stored in the address. */
export const useApplicantFilter = () => {
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation();
  const filter: ApplicantFilter = {
    stage: applicantStages.find((each) => each === address.get('stage')) ?? ALL.stage,
    search: (address.get('search') ?? '').trim().slice(0, 120),
    ...workerFilterIn(address),
    sort: applicantSorts.find((each) => each === address.get('sort')) ?? ALL.sort,
  };
  const change = (changes: Partial<ApplicantFilter>) => {
    const next = { ...filter, ...changes };
    const chosen = Object.entries(next).filter(([name, value]) => value !== ALL[name as keyof ApplicantFilter]);
    setAddress({ tab: 'applicants', ...Object.fromEntries(chosen) }, { replace: true, state });
  };
  return {
    filter,
    isNarrowed: filter.stage !== '' || filter.search !== '' || narrowsWorkers(filter),
    change,
    clear: () => change({ ...ALL_WORKERS, stage: '', search: '' }),
  };
};
