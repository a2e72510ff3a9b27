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

const peopleViews = ['list', 'board'] as const;
type PeopleView = (typeof peopleViews)[number];

const idIn = (text: string | null): string => (text && /^[0-9a-f]{24}$/.test(text) ? text : '');

/** The filter and the view of the people, which are stored in the address. */
export const usePeopleFilter = () => {
  const [address, setAddress] = useSearchParams();
  const filter: PeopleFilter = {
    search: (address.get('search') ?? '').trim().slice(0, 120),
    stage: applicantStages.find((each) => each === address.get('stage')) ?? '',
    job: idIn(address.get('job')),
    assignee: idIn(address.get('assignee')),
  };
  const view = peopleViews.find((each) => each === address.get('view')) ?? 'list';
  const replace = (only: Partial<PeopleFilter>, next: PeopleView = view) =>
    setAddress({ ...only, ...(next !== 'list' && { view: next }) }, { replace: true });
  return {
    filter,
    view,
    isNarrowed: Object.keys(narrowing(filter)).length > 0,
    change: (changes: Partial<PeopleFilter>) => replace(narrowing({ ...filter, ...changes })),
    clear: () => replace({}),
    show: (next: PeopleView) => replace(narrowing(filter), next),
  };
};
