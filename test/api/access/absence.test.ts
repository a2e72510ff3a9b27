import '../../support/cloud/handler-environment.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { decideBy } from '../../../functions/services/access/decide.ts';
import { readAccessAggregate } from '../../../functions/table/access/access-aggregate.ts';
import { transact } from '../../../functions/table/core/transact.ts';
import { newCompany, newSeeker, PASSWORD, type Person } from '../../support/people/people.ts';
import { newStaff, type Staff } from '../../support/people/staff.ts';
import { postJob } from '../../support/posts/hiring.ts';

let staff: Staff;
beforeAll(async () => {
  staff = await newStaff();
});

const suspend = ({ profileId }: Person) =>
  staff.api.post(`/api/admin/accounts/${profileId}/suspend`, { reason: 'Two disputed payments in one day.' });
const reinstate = ({ profileId }: Person) =>
  staff.api.post(`/api/admin/accounts/${profileId}/reinstate`, { reason: 'The bank took them back.' });
const leave = ({ api, userId }: Person) => api.delete(`/api/users/${userId}`, { currentPassword: PASSWORD });

type Parties = { company: Person; seeker: Person };
const parties = async () => {
  const [company, seeker] = await Promise.all([newCompany(), newSeeker()]);
  const subject = await postJob(company);
  const key = { owner: company.profileId, type: 'job-application', subject, other: seeker.profileId } as const;
  return { company, seeker, key };
};

/** Decides about both while `meanwhile` happens between the first read and the write; returns the number of reads. */
const looksWhile = async (
  { key, ...both }: Parties & Pick<Awaited<ReturnType<typeof parties>>, 'key'>,
  meanwhile: (both: Parties) => Promise<{ status: number }>,
): Promise<number> => {
  let looks = 0;
  let status: number | undefined;
  const decide = decideBy({
    read: async (...given) => {
      looks += 1;
      const page = await readAccessAggregate(...given);
      if (looks === 1) status = (await meanwhile(both)).status;
      return page;
    },
    write: transact,
  });
  // Only the number of reads matters here; the other tests of each event check the result of the second read.
  await decide('withdraw application', key, () => ({ writes: [], answer: undefined })).catch(() => undefined);
  expect(status).toBe(200);
  return looks;
};

describe('a decision between two parties', () => {
  it.each<[string, (both: Parties) => Promise<{ status: number }>]>([
    ['the job seeker deletes the account', ({ seeker }) => leave(seeker)],
    ["the company's last user leaves", ({ company }) => leave(company)],
    ['staff suspends the job seeker', ({ seeker }) => suspend(seeker)],
    ['staff suspends the company', ({ company }) => suspend(company)],
  ])('is not stored when %s between read and write', async (_, meanwhile) => {
    expect(await looksWhile(await parties(), meanwhile)).toBeGreaterThan(1);
  });

  it('is stored when no such event happens, and when a suspended party was reinstated before', async () => {
    const both = await parties();
    expect(await looksWhile(both, () => Promise.resolve({ status: 200 }))).toBe(1);
    await suspend(both.company);
    expect((await reinstate(both.company)).status).toBe(200);
    expect(await looksWhile(both, () => Promise.resolve({ status: 200 }))).toBe(1);
  });
});
