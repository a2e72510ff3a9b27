import { describe, expect, it } from 'vitest';
import { nowIso } from '../../../functions/platform/clock.ts';
import { cancelInterview } from '../../../functions/services/interviews/move-interview.ts';
import { transact } from '../../../functions/table/core/transact.ts';
import { type InterviewItem, putInterview, readInterview } from '../../../functions/table/interviews/interview.ts';
import { useMemoryWorld } from './memory-world.ts';
import { company, jobs, seekers } from './people.ts';

useMemoryWorld();

const found: InterviewItem = {
  job: jobs[0],
  worker: seekers[0].profileId,
  company: company.profileId,
  state: 'proposed',
  proposedBy: 'company',
  times: ['2099-11-24T12:00:00.000Z'],
  minutes: 30,
  way: 'on-site',
  place: '',
  note: '',
  revision: 1,
  updatedAt: nowIso(),
};

/** Stores an interview that has changed since it was found, and cancels the one that was found. */
const cancelAfter = async (change: Partial<InterviewItem>) => {
  await transact(putInterview({ ...found, revision: 2, ...change }, undefined));
  await cancelInterview(found, 'worker');
  return readInterview(found);
};

describe('the cancellation of an interview that changed since it was read', () => {
  it('cancels what it is now, while that is open', async () => {
    const agreed = { state: 'agreed', start: found.times[0] } as const;
    expect(await cancelAfter(agreed)).toMatchObject({ state: 'canceled', endedBy: 'worker', revision: 3 });
  });

  it('leaves one that ended meanwhile', async () => {
    expect(await cancelAfter({ state: 'declined', endedBy: 'worker' })).toMatchObject({
      state: 'declined',
      revision: 2,
    });
  });
});
