import type { JobView } from '@plumbline/shared/contracts/jobs/job-form';
import type { JobCard } from '@plumbline/shared/contracts/jobs/job-search';
import { expect, it } from 'vitest';
import { markInList, markOne } from './saved-marks.ts';

const card = (id: string, saved = false) => ({ id, saved }) as JobCard;
const choice = { jobId: 'a', saved: true };

it('the saved mark marks the chosen job in a list and no other', () => {
  expect(markInList([card('a'), card('b')], choice)).toEqual([card('a', true), card('b')]);
});

it('the saved mark is on a job for its reading seeker; a job that a company reads stays unchanged', () => {
  const job = { id: 'a', applicationStatus: { saved: false, declinedByMe: false } } as JobView;
  expect(markOne(job, choice).applicationStatus?.saved).toBe(true);
  expect(markOne({ ...job, id: 'b' }, choice).applicationStatus?.saved).toBe(false);
  expect(markOne({ id: 'a' } as JobView, choice)).toEqual({ id: 'a' });
});
