import { pageIn } from '@plumbline/shared/domain/addresses/page-number';
import {
  type JobListSort,
  type JobListState,
  jobListSorts,
  jobListStates,
} from '@plumbline/shared/domain/jobs/job-list';
import { useSearchParams } from 'react-router-dom';

export type JobFilter = { state: JobListState; sort: JobListSort; search: string };

/** The filter and the page of the job list, which are stored in the address. */
export const useJobFilter = () => {
  const [address, setAddress] = useSearchParams();
  const filter: JobFilter = {
    state: jobListStates.find((each) => each === address.get('state')) ?? 'all',
    sort: jobListSorts.find((each) => each === address.get('sort')) ?? 'newest',
    search: (address.get('search') ?? '').slice(0, 120),
  };
  const page = pageIn(address);
  const put = ({ state, sort, search }: JobFilter, next = 1) =>
    setAddress({
      ...(state !== 'all' && { state }),
      ...(sort !== 'newest' && { sort }),
      ...(search && { search }),
      ...(next > 1 && { page: String(next) }),
    });
  return {
    filter,
    page,
    isNarrowed: filter.state !== 'all' || filter.search !== '',
    change: (changes: Partial<JobFilter>) => put({ ...filter, ...changes }),
    turn: (next: number) => put(filter, next),
  };
};
