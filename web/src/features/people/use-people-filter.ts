import { type ApplicantStage, applicantStages } from '@plumbline/shared/domain/jobs/applicant-stages';
import { useSearchParams } from 'react-router-dom';

/** The ids of a job and a user are empty for all of them. */
export type PeopleFilter = { search: string; stage: ApplicantStage | ''; job: string; assignee: string };

/** Returns the filter without empty values, for the address and for the server. */
export const narrowing = ({ search, stage, job, assignee }: PeopleFilter) => ({
  ...(search && { search }),
  ...(stage && { stage }),
  ...(job && { job }),
  ...(assignee && { assignee }),
});

const idIn = (text: string | null): string => (text && /^[0-9a-f]{24}$/.test(text) ? text : '');

/** The filter of the people, which is stored in the address. */
export const usePeopleFilter = () => {
  const [address, setAddress] = useSearchParams();
  const filter: PeopleFilter = {
    search: (address.get('search') ?? '').trim().slice(0, 120),
    stage: applicantStages.find((each) => each === address.get('stage')) ?? '',
    job: idIn(address.get('job')),
    assignee: idIn(address.get('assignee')),
  };
  return {
    filter,
    isNarrowed: Object.keys(narrowing(filter)).length > 0,
    change: (changes: Partial<PeopleFilter>) => setAddress(narrowing({ ...filter, ...changes }), { replace: true }),
    clear: () => setAddress({}, { replace: true }),
  };
};
