import { paths, type Query } from '@plumbline/shared/options/paths';

/** From which list the worker was opened. */
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

/** The addresses of sending one worker a briefing: the list to go back to, the form, and where paying returns [BRF-08]. */
export const briefingAddress = (from: WorkerList, profileId: string) => ({
  list: pages[from].list.path(),
  form: (query: Query = {}) => pages[from].form.path(profileId, query),
  done: (job: string) => pages[from].done.path(profileId, { job }),
});

export type BriefingAddress = ReturnType<typeof briefingAddress>;
