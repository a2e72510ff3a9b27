import { type ApplicantSort, applicantSorts } from '@plumbline/shared/domain/jobs/applicant-search';
import { type ApplicantStage, applicantStages } from '@plumbline/shared/domain/jobs/applicant-stages';
import { useLocation, useSearchParams } from 'react-router-dom';

export type ApplicantFilter = { stage: ApplicantStage | ''; search: string; sort: ApplicantSort };

const ALL: ApplicantFilter = { stage: '', search: '', sort: 'newest' };

/** Returns the filter without its default values, for the address and for the server. */
export const narrowing = ({ stage, search, sort }: ApplicantFilter) => ({
  ...(stage && { stage }),
  ...(search && { search }),
  ...(sort !== ALL.sort && { sort }),
});

/** The filter and the order of a job's applicants, which are stored in the address. */
export const useApplicantFilter = () => {
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation();
  const filter: ApplicantFilter = {
    stage: applicantStages.find((each) => each === address.get('stage')) ?? ALL.stage,
    search: (address.get('search') ?? '').trim().slice(0, 120),
    sort: applicantSorts.find((each) => each === address.get('sort')) ?? ALL.sort,
  };
  const change = (changes: Partial<ApplicantFilter>) =>
    setAddress({ tab: 'applicants', ...narrowing({ ...filter, ...changes }) }, { replace: true, state });
  return {
    filter,
    isNarrowed: filter.stage !== '' || filter.search !== '',
    change,
    clear: () => change({ stage: '', search: '' }),
  };
};
