import { createJob } from '@plumbline/shared/contracts/jobs/jobs';
import { changeSavedSearch, deleteSavedSearch, saveSearch } from '@plumbline/shared/contracts/my-jobs/saved-searches';
import { ask } from '../scenes/ask.ts';
import { jobForm } from '../scenes/jobs.ts';
import { newSeeker } from '../scenes/people.ts';
import type { Preparations } from './preparation.ts';

const newSearch = async () => {
  const seeker = await newSeeker();
  const { id } = await ask(saveSearch, { body: { name: 'Close to home', form: { zip: '46590' } } }, seeker);
  return { by: seeker, params: { id } };
};

export const jobs: Preparations = {
  [createJob.name]: async ({ people: { company } }) => ({ by: company, body: jobForm }),
  [changeSavedSearch.name]: async () => ({ ...(await newSearch()), body: { mail: false } }),
  [deleteSavedSearch.name]: newSearch,
};
