import { type TaskOwnerFilter, taskOwners } from '@plumbline/shared/contracts/admin/queue';
import { pageIn } from '@plumbline/shared/domain/addresses/page-number';
import { type TaskKind, type TaskState, taskKinds, taskStates } from '@plumbline/shared/domain/support/staff-tasks';
import { useSearchParams } from 'react-router-dom';

export type QueueSearch = {
  state: TaskState;
  kind: TaskKind | undefined;
  owner: TaskOwnerFilter;
  due: 'any' | 'today';
  page: number;
};

/** Returns the filters in an address. Without any, the queue shows what is open. */
const searchIn = (params: URLSearchParams): QueueSearch => ({
  state: taskStates.find((each) => each === params.get('state')) ?? 'open',
  kind: taskKinds.find((each) => each === params.get('kind')),
  owner: taskOwners.find((each) => each === params.get('owner')) ?? 'anyone',
  due: params.get('due') === 'today' ? 'today' : 'any',
  page: pageIn(params),
});

/** Returns the filters as an address, without those that are set anyway. */
export const toAddress = ({ state, kind, owner, due, page }: QueueSearch): Record<string, string> => ({
  ...(state !== 'open' && { state }),
  ...(kind && { kind }),
  ...(owner !== 'anyone' && { owner }),
  ...(due !== 'any' && { due }),
  ...(page > 1 && { page: String(page) }),
});

/** Returns the filters in the page's address, and a function that changes them there. A task's address keeps them. */
export const useQueueSearch = () => {
  const [params, setParams] = useSearchParams();
  return { search: searchIn(params), change: (next: QueueSearch) => setParams(toAddress(next)) };
};
