import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../functions/platform/ids.ts';
import { transact } from '../../../functions/table/core/transact.ts';
import { putInterview, readInterview } from '../../../functions/table/interviews/interview.ts';
import { settled } from '../../support/cloud/stream.ts';
import { newCompany, newSeeker, type Person, signInAgain } from '../../support/people/people.ts';
import { newStaff } from '../../support/people/staff.ts';
import { apply, postJob, unlock } from '../../support/posts/hiring.ts';

const HOUR = 3_600_000;

/** An interview in five days. */
const form = () => {
  const day = new Date(Date.now() + 120 * HOUR).toISOString().slice(0, 10);
  return { times: [{ day, time: '07:00' }], minutes: 30, way: 'on-site', place: 'North gate', note: '' };
};

describe("a company's list of interviews", () => {
  const listOf = async (company: Person) => (await company.api.get('/api/company/interviews')).body;

  it('has those agreed and those waiting, earliest first, and none that ended, is over or of another company', async () => {
    const [company, rival] = await Promise.all([newCompany(), newCompany()]);
    const job = await postJob(company, { zip: '46580', name: 'Roof Framer', area: 'Pike Lake, north gate' });
    const dayIn = (days: number) => new Date(Date.now() + days * 24 * HOUR).toISOString().slice(0, 10);
    const proposalFor = async (days: number) => {
      const worker = await newSeeker({ firstName: 'Travis', lastName: `Yoder${days}` });
      await apply(worker, company, job);
      await unlock(company, worker, job);
      const path = `/api/interviews/${job}/${worker.profileId}`;
      const times = [{ day: dayIn(days), time: '07:00' }];
      const { interview } = (await company.api.post(path, { ...form(), times })).body;
      return { worker, path, interview };
    };
    const [late, early, over, canceled] = [
      await proposalFor(9),
      await proposalFor(4),
      await proposalFor(5),
      await proposalFor(6),
    ];
    const pickFirst = ({ worker, path, interview }: typeof late) =>
      worker.api.patch(path, { state: 'agreed', start: interview.times[0], updatedAt: interview.updatedAt });
    for (const each of [late, over]) expect((await pickFirst(each)).status).toBe(200);
    await canceled.worker.api.patch(canceled.path, { state: 'canceled', updatedAt: canceled.interview.updatedAt });
    const item = (await readInterview({ job, worker: over.worker.profileId! }))!;
    const start = new Date(Date.now() - HOUR).toISOString();
    await transact(putInterview({ ...item, start, revision: item.revision + 1 }, item));

    const { results, total } = await listOf(company);
    expect(total).toBe(2);
    expect(results).toMatchObject([
      { worker: { name: 'Travis Yoder4' }, interview: { state: 'proposed' } },
      { worker: { name: 'Travis Yoder9' }, interview: { state: 'agreed', start: late.interview.times[0] } },
    ]);
    expect(results[0]).toMatchObject({
      job: { id: job, name: 'Roof Framer' },
      timeZone: 'America/Indiana/Indianapolis',
      site: 'Pike Lake, north gate, Warsaw, IN 46580',
    });
    expect((await company.api.get('/api/waiting')).body.interviews).toEqual({ results, total });
    expect(await listOf(rival)).toEqual({ results: [], total: 0 });
    expect((await late.worker.api.get('/api/company/interviews')).status).toBe(403);

    // Those who may no longer meet have no interview in the list, even before it is canceled.
    await early.worker.api.post(`/api/blocks/${company.profileId}`);
    expect((await listOf(company)).results).toMatchObject([{ worker: { name: 'Travis Yoder9' } }]);
  });
});

describe("a worker's list of interviews", () => {
  let company: Person;
  let job: string;
  beforeAll(async () => {
    company = await newCompany();
    job = await postJob(company, { zip: '46580' });
  });

  const pathOf = (worker: Person) => `/api/interviews/${job}/${worker.profileId}`;
  const propose = (by: Person, worker: Person, more: object = {}) =>
    by.api.post(pathOf(worker), { ...form(), ...more });
  const answer = (by: Person, worker: Person, body: object) => by.api.patch(pathOf(worker), body);
  const read = async (by: Person, worker: Person) => by.api.get(pathOf(worker));
  /** The proposal of an interview to a new applicant. */
  const withProposal = async () => {
    const worker = await newSeeker();
    await apply(worker, company, job);
    await unlock(company, worker, job);
    return { worker, proposal: (await propose(company, worker)).body.interview };
  };
  const listed = async (worker: Person) => (await worker.api.get('/api/interviews')).body.results.length;

  it('has an open one behind many that ended later, and none that the worker may not open', async () => {
    const { worker, proposal } = await withProposal();
    const ended = { ...proposal, worker: worker.profileId, company: company.profileId, state: 'canceled' };
    const updatedAt = new Date(Date.now() + HOUR).toISOString();
    const puts = Array.from({ length: 25 }, () =>
      putInterview({ ...ended, job: newId(), endedBy: 'company', revision: 2, updatedAt }, undefined),
    );
    await transact(...puts);
    expect(await listed(worker)).toBe(1);
    const staff = await newStaff();
    const reason = { reason: 'Two reports in one day.' };
    await staff.api.post(`/api/admin/accounts/${company.profileId}/suspend`, reason);
    expect([await listed(worker), (await read(worker, worker)).status]).toEqual([0, 404]);
    await staff.api.post(`/api/admin/accounts/${company.profileId}/reinstate`, reason);
    await settled();
    company = await signInAgain(company);
    expect(await listed(worker)).toBe(1);
  });

  it('leaves out an agreed one that is over, which neither side can move or cancel', async () => {
    const { worker, proposal } = await withProposal();
    const pick = { state: 'agreed', start: proposal.times[0], updatedAt: proposal.updatedAt };
    const { updatedAt } = (await answer(worker, worker, pick)).body.interview;
    const item = await readInterview({ job, worker: worker.profileId });
    const past = { ...item!, start: new Date(Date.now() - HOUR).toISOString(), revision: item!.revision + 1 };
    expect(await listed(worker)).toBe(1);
    await transact(putInterview({ ...past, minutes: 90 }, item));
    expect(await listed(worker)).toBe(1);
    await transact(putInterview({ ...past, revision: past.revision + 1 }, past));
    expect(await listed(worker)).toBe(0);
    const moves = [
      answer(worker, worker, { state: 'canceled', updatedAt }),
      answer(company, worker, { state: 'canceled', updatedAt }),
      propose(worker, worker, { updatedAt }),
    ];
    for (const { body } of await Promise.all(moves)) expect(body.code).toBe('interview_not_open');
    await company.api.patch(`/api/company/profile/access/reject/${worker.profileId}`, { type: 'job-application', job });
    await settled();
    expect((await read(worker, worker)).body.interview.state).toBe('agreed');
    expect((await propose(company, worker, { updatedAt })).body.interview.state).toBe('proposed');
  });
});
