import '../../../support/cloud/handler-environment.ts';
import { getAccountActivity } from '@plumbline/shared/contracts/admin/account-activity';
import { SUPPORT_GROUP } from '@plumbline/shared/pool-groups';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../../functions/platform/ids.ts';
import { newSupportRequest } from '../../../../functions/table/accounts/support-request.ts';
import { chunksOf } from '../../../../functions/table/core/batch.ts';
import { transact, type Write } from '../../../../functions/table/core/transact.ts';
import { putJob, readJob } from '../../../../functions/table/jobs/job.ts';
import { putProject, readProject } from '../../../../functions/table/projects/project.ts';
import { openReport } from '../../../../functions/table/staff/report.ts';
import { invoke } from '../../../bench/invoke.ts';
import { measure } from '../../../bench/measure.ts';
import { settled } from '../../../support/cloud/stream.ts';
import { api } from '../../../support/contract/api.ts';
import { newCompany, newSeeker, type Person } from '../../../support/people/people.ts';
import { newStaff, type Staff } from '../../../support/people/staff.ts';
import { apply, postJob } from '../../../support/posts/hiring.ts';
import { newProject } from '../../../support/posts/postings.ts';
import { decide, newReport } from '../../../support/posts/reports.ts';

const pathOf = ({ profileId }: Person) => `/api/admin/accounts/${profileId}/activity`;

let admin: Staff;
let support: Staff;
let finance: Staff;
let company: Person;
let seeker: Person;
let job: string;
let project: string;

beforeAll(async () => {
  [admin, support, finance, company, seeker] = await Promise.all([
    newStaff('Admin', { staffRole: 'admin' }),
    newStaff('Support', { staffRole: 'support' }),
    newStaff('Finance', { staffRole: 'finance' }),
    newCompany(),
    newSeeker(),
  ]);
  [job, project] = await Promise.all([postJob(company), newProject(company)]);
  await apply(seeker, company, job);
});

const activityOf = async (person: Person, by: Staff = admin) => {
  const { status, body } = await by.api.get(pathOf(person));
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

describe("the activity on an account's page", () => {
  it('has the jobs and projects of a company with their states, and whether staff took them down', async () => {
    const removed = await postJob(company);
    await decide(admin.api, await newReport(admin.api, seeker, 'job', removed), { post: true, reason: 'A scam.' });
    const { jobs, projects, applications } = await activityOf(company);
    const name = 'Lead Framing Carpenter';
    expect(jobs).toMatchObject({
      results: [
        { id: removed, name, date: expect.any(String), state: 'Active', takenDown: true, isPublic: false },
        { id: job, name, date: expect.any(String), state: 'Active', takenDown: false, isPublic: true },
      ],
      more: false,
    });
    expect(projects.results).toMatchObject([{ id: project, state: 'open', takenDown: false }]);
    expect(applications).toBeUndefined();
  });

  it('has the applications of a job seeker with their outcome, without jobs and projects', async () => {
    const [person, other] = [await newSeeker(), await postJob(company)];
    await apply(person, company, job);
    await apply(person, company, other);
    await company.api.delete(`/api/jobs/${other}`);
    await settled();
    const { applications, jobs, projects } = await activityOf(person);
    expect(applications.results).toMatchObject([
      { id: other, name: 'Lead Framing Carpenter', state: 'Closed', isPublic: false },
      { id: job, state: 'Applied', isPublic: true },
    ]);
    expect([jobs, projects]).toEqual([undefined, undefined]);
  });

  it('has the reports about the account and by it, and what it wrote to support, signed in or not', async () => {
    const [owner, person] = await Promise.all([newCompany(), newSeeker()]);
    const about = await newReport(admin.api, person, 'profile', owner.profileId);
    const by = await newReport(admin.api, owner, 'profile', person.profileId);
    const data = 'Our receipts show an old address.';
    await owner.api.post('/api/company/profile/support', { profileId: owner.profileId, data });
    const unsigned = { id: newId(), email: owner.email, data: 'I cannot sign in.', date: new Date(0).toISOString() };
    await transact(...newSupportRequest(unsigned));

    const { reportsAbout, reportsBy, requests } = await activityOf(owner, support);
    expect(reportsAbout).toMatchObject({ results: [{ id: about, reporter: { name: 'Travis Yoder' } }], more: false });
    expect(reportsBy).toMatchObject({ results: [{ id: by, account: { id: person.profileId } }], more: false });
    expect(requests.results).toMatchObject([
      { data, state: 'open' },
      { id: unsigned.id, data: unsigned.data, state: 'open' },
    ]);
    const other = await activityOf(person, support);
    expect([other.reportsAbout.results, other.reportsBy.results]).toMatchObject([[{ id: by }], [{ id: about }]]);
  });

  it('leaves reports and requests out for staff who do not handle them', async () => {
    const body = await activityOf(company, finance);
    expect(Object.keys(body).toSorted()).toEqual(['jobs', 'projects']);
  });

  it('is for staff only, and returns 404 for an unknown account and 400 for a wrong limit', async () => {
    for (const { api: by } of [company, seeker]) expect((await by.get(pathOf(company))).status).toBe(403);
    expect((await api().get(pathOf(company))).status).toBe(401);
    const unknown = await admin.api.get(`/api/admin/accounts/${'0'.repeat(24)}/activity`);
    expect(unknown.body.code).toBe('account_not_found');
    for (const limit of [0, 101, 'x']) expect((await admin.api.get(pathOf(company), { limit })).status).toBe(400);
  });
});

describe('the latest sign-in of a user', () => {
  it("is on the account's page", async () => {
    const path = `/api/admin/accounts/${seeker.profileId}`;
    const [user] = (await finance.api.get(path)).body.users;
    expect(user).toMatchObject({ id: seeker.userId, lastSignInAt: expect.stringMatching(/^\d{4}-/) });
  });
});

/** The most writes in one transaction. */
const WRITES = 90;

/**
 * Writes `count` jobs, projects, reports and requests of the company, as if they had happened. The jobs are drafts and
 * the projects are closed, so that the stream consumers don't look for matches of each.
 */
const plant = async (count: number): Promise<void> => {
  const [aJob, aProject] = [(await readJob(job))!, (await readProject(project))!];
  const writes = Array.from({ length: count }, newId).flatMap((id): Write[] => {
    const about = { account: company.profileId, accountType: 'company', reporter: newId() } as const;
    const by = { account: newId(), accountType: 'jobSeeker', reporter: company.profileId } as const;
    const report = { kind: 'profile', subject: id, reason: 'spam', date: aJob.createdAt, state: 'open' } as const;
    const { email, profileId } = company;
    return [
      putJob({ ...aJob, id, published: false }),
      putProject({ ...aProject, id, closedAt: aProject.createdAt }),
      ...openReport({ ...report, ...about, id: newId() }),
      ...openReport({ ...report, ...by, id: newId() }),
      ...newSupportRequest({ id, email, profileId, data: 'No receipt.', date: aJob.createdAt, state: 'open' }),
    ];
  });
  for (const chunk of chunksOf(writes, WRITES)) await transact(...chunk);
};

it("reads an account's activity at the same cost among 50 rows of each kind as among 300", async () => {
  const cost = async (params: { id: string }) => {
    const run = () => invoke(getAccountActivity, { params }, admin.userId, `[${SUPPORT_GROUP}]`);
    const { requests, units } = (await measure(run)).cost;
    return { requests, units };
  };
  await plant(50);
  const few = await cost({ id: company.profileId });
  await plant(250);
  const many = await cost({ id: company.profileId });
  // The caller, the profiles, jobs, projects, 2 lists of reports, 2 of requests, and 2 batches of names.
  expect(few.requests).toBe(10);
  // Equal units prove that no list reads more than it returns, also where all rows fit one request.
  expect(many).toEqual(few);
  // The caller, the profiles, 2 lists of applications and their jobs, 2 lists of reports, 2 of requests, and names.
  expect((await cost({ id: seeker.profileId })).requests).toBe(11);
  const { body } = await admin.api.get(pathOf(company), { limit: 100 });
  for (const { results, more } of Object.values(body) as { results: object[]; more: boolean }[])
    expect([results.length, more]).toEqual([100, true]);
});
