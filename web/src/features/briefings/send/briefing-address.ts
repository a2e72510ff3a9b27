import { paths, type Query } from '@plumbline/shared/options/paths';

/** The list from which the worker was opened. */
export type WorkerList = 'search' | 'skilled-workers';

const { employees } = paths;
const pages = {
  search: {
    list: employees.search,
    form: employees.searchProfileJob,
    done: employees.searchProfileJobCheckoutComplete,
  },
  'skilled-workers': {
    list: employees.skilledWorkers,
    form: employees.skilledWorkerJob,
    done: employees.skilledWorkerJobCheckoutComplete,
  },
} as const;

/**
 * The addresses of sending one worker a briefing: the list, the form, and the return address of the payment [BRF-08].
 */
export const briefingAddress = (from: WorkerList, profileId: string) => ({
  list: pages[from].list.path(),
  form: (query: Query = {}) => pages[from].form.path(profileId, query),
  done: (job: string) => pages[from].done.path(profileId, { job }),
});

export type BriefingAddress = ReturnType<typeof briefingAddress>;
