import { newApplicant, newUnlockedApplicant } from '../../support/posts/applicants.ts';
import '../../support/cloud/handler-environment.ts';
import { listApplicants } from '@plumbline/shared/contracts/jobs/job-people';
import { getJob } from '@plumbline/shared/contracts/jobs/jobs';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../functions/platform/ids.ts';
import { putAccessEntry } from '../../../functions/table/access/access-entry.ts';
import { transact } from '../../../functions/table/core/transact.ts';
import { countOnJob } from '../../../functions/table/jobs/job-counters.ts';
import { invoke } from '../../bench/invoke.ts';
import { measure } from '../../bench/measure.ts';
import { newColleague } from '../../support/people/company-users.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { apply, postJob } from '../../support/posts/hiring.ts';

let company: Person;
let colleague: Person;
let rival: Person;

beforeAll(async () => {
  [company, rival] = [await newCompany(), await newCompany()];
  colleague = await newColleague(company);
});

const answer = (person: Person, decision: 'grant' | 'reject', seeker: Person, job: string) =>
  person.api.patch(`/api/company/profile/access/${decision}/${seeker.profileId}`, { type: 'job-application', job });
const applicants = async (job: string, query: Record<string, string | number> = {}) =>
  (await company.api.get(`/api/jobs/${job}/applicants`, query)).body;
const counts = async (job: string) => {
  const { applicantCount, declinedCount } = (await company.api.get(`/api/jobs/${job}`)).body;
  return { applicantCount, declinedCount };
};

describe('an applicant', () => {
  it('[APP-31] is accepted or declined, not both, when two users of the company decide at the same moment', async () => {
    const { seeker, job } = await newUnlockedApplicant(company);
    const [accepted, declined] = await Promise.all([
      answer(company, 'grant', seeker, job),
      answer(colleague, 'reject', seeker, job),
    ]);
    expect([accepted.status, declined.status].sort()).toEqual([200, 409]);
    const late = accepted.status === 200 ? declined : accepted;
    expect(late.body.code).toBe('request_answered');
    const { applicationStatus } = (await seeker.api.get(`/api/jobs/${job}`)).body;
    expect(applicationStatus.state).toBe(accepted.status === 200 ? 'granted' : 'rejected');
    expect('connection' in applicationStatus).toBe(accepted.status === 200);
    expect(await counts(job)).toEqual(
      accepted.status === 200 ? { applicantCount: 1, declinedCount: 0 } : { applicantCount: 0, declinedCount: 1 },
    );
  });

  it('[EMP-06] applies before a job is deleted or not at all', async () => {
    const job = await postJob(company);
    const seekers = await Promise.all([newSeeker(), newSeeker(), newSeeker()]);
    const path = `/api/company/profile/access/request/${company.profileId}`;
    const [deleted, ...applied] = await Promise.all([
      company.api.delete(`/api/jobs/${job}`),
      ...seekers.map((seeker) => seeker.api.patch(path, { type: 'job-application', job })),
    ]);
    expect(deleted.status).toBe(200);
    for (const { status, body } of applied) {
      expect([200, 409]).toContain(status);
      if (status === 409) expect(['job_deleted', 'request_changed']).toContain(body.code);
    }
    const { total, results } = await applicants(job);
    expect(results).toHaveLength(applied.filter(({ status }) => status === 200).length);
    expect(total).toBe(results.length);
    const late = await (await newSeeker()).api.patch(path, { type: 'job-application', job });
    expect(late).toMatchObject({ status: 409, body: { code: 'job_deleted' } });
  });

  it("of another company's job can't be decided", async () => {
    const { seeker, job } = await newApplicant(company);
    for (const decision of ['grant', 'reject'] as const) {
      const refused = await answer(rival, decision, seeker, job);
      expect(refused).toMatchObject({ status: 404, body: { code: 'job_not_found' } });
      expect((await answer(await newSeeker(), decision, seeker, job)).status).toBe(403);
    }
    expect(await counts(job)).toEqual({ applicantCount: 1, declinedCount: 0 });
  });
});

describe('five hundred applicants of one job', () => {
  /** The one request that reads the caller; the others belong to the operation. */
  const CALLER = 1;
  const MANY = 500;
  const AT_ONCE = 50;

  /** Writes applications as if this number of seekers had applied, a minute apart. */
  const plantApplicants = async (job: string): Promise<void> => {
    for (let from = 0; from < MANY; from += AT_ONCE) {
      const entries = Array.from({ length: AT_ONCE }, (_, at) => {
        const date = new Date(Date.UTC(2026, 9, 1) + (from + at) * 60_000).toISOString();
        const key = { owner: company.profileId, type: 'job-application', subject: job, other: newId() } as const;
        return putAccessEntry({ ...key, state: 'requested', date, requestedAt: date }, undefined);
      });
      await transact(...entries, countOnJob(job, { applicants: AT_ONCE }, { company: company.profileId }));
    }
  };
  const requestsOf = async (endpoint: typeof listApplicants | typeof getJob, job: string, query = {}) => {
    const { cost } = await measure(() => invoke(endpoint, { params: { id: job }, query }, company.userId));
    return cost.requests - CALLER;
  };

  it('cost as many requests to list as a full page of them, and are all listed once', async () => {
    const [few, many] = [await postJob(company), await postJob(company)];
    for (let count = 0; count < 2; count += 1) await apply(await newSeeker(), company, few);
    await plantApplicants(many);
    const page = { limit: '10' };
    expect(await requestsOf(listApplicants, many, page)).toBe(await requestsOf(listApplicants, few, page));
    // Reads the job, its applicants, and its matches once there are any.
    expect(await requestsOf(getJob, many)).toBeLessThanOrEqual(3);

    const seen = new Set<string>();
    let cursor: string | undefined;
    do {
      const found = await applicants(many, { limit: 50, ...(cursor && { cursor }) });
      expect(found.total).toBe(MANY);
      for (const { id } of found.results) seen.add(id);
      cursor = found.cursor;
    } while (cursor);
    expect(seen.size).toBe(MANY);
    const { applicants: latest, applicantCount } = (await company.api.get(`/api/jobs/${many}`)).body;
    expect(latest).toHaveLength(20);
    expect(applicantCount).toBe(MANY);
  });
});
