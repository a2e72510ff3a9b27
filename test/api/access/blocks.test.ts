import { MAX_BLOCKS } from '@plumbline/shared/options/limits';
import { beforeAll, describe, expect, it } from 'vitest';
import { putBlock } from '../../../functions/table/access/block.ts';
import { transact } from '../../../functions/table/core/transact.ts';
import { readMatch } from '../../../functions/table/matching/match.ts';
import { until } from '../../support/cloud/cloud.ts';
import { settled } from '../../support/cloud/stream.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { orderOf } from '../../support/posts/card-payments.ts';
import { apply, draftJob, postJob, searchFinding, unlock } from '../../support/posts/hiring.ts';
import { newBriefing } from '../../support/posts/postings.ts';

type Row = { id: string };

let company: Person;
let other: Person;
let job: string;
let otherJob: string;

const block = (seeker: Person, whom = company) => seeker.api.post(`/api/blocks/${whom.profileId}`);
const unblock = (seeker: Person, whom = company) => seeker.api.delete(`/api/blocks/${whom.profileId}`);
const carpenter = () => newSeeker({ priorSkilledTradeFormalTraining: true });
const ids = ({ body }: { body: { results: Row[] } }) => body.results.map(({ id }) => id);
const workers = async (as: Person, skilledWorkers: boolean) =>
  ids(await as.api.post('/api/profile/search', { zip: '46590', filters: { skilledWorkers }, limit: 100 }));
const matches = async (as: Person, about: string) => ids(await as.api.get(`/api/jobs/${about}/matches`, { limit: 50 }));
const applicants = async (as: Person, about: string) => ids(await as.api.get(`/api/jobs/${about}/applicants`));
const profile = (as: Person, { profileId }: Person) => as.api.get(`/api/profile/${profileId}`);

beforeAll(async () => {
  [company, other] = await Promise.all([newCompany(), newCompany()]);
  [job, otherJob] = [await postJob(company), await postJob(other)];
});

describe('a company that a job seeker has blocked', () => {
  it("doesn't find, match or see the seeker any more, while other companies do", async () => {
    const seeker = await carpenter();
    for (const about of [job, otherJob]) await until(() => readMatch(about, seeker.profileId));
    expect(await workers(company, true)).toContain(seeker.profileId);
    expect(await matches(company, job)).toContain(seeker.profileId);

    expect((await block(seeker)).status).toBe(200);
    expect((await profile(company, seeker)).body).toMatchObject({ code: 'profile_not_found' });
    const asked = { profileId: seeker.profileId, jobId: job };
    expect((await company.api.get('/api/jobs/jobseeker/actions', asked)).status).toBe(404);
    await settled();
    expect(await workers(company, true)).not.toContain(seeker.profileId);
    expect(await matches(company, job)).not.toContain(seeker.profileId);
    expect(await readMatch(job, seeker.profileId)).toBeUndefined();

    expect(await workers(other, true)).toContain(seeker.profileId);
    expect(await matches(other, otherJob)).toContain(seeker.profileId);
    expect((await profile(other, seeker)).status).toBe(200);
  });

  it("has none of its jobs in the seeker's search, and no new match with a job it posts", async () => {
    const seeker = await carpenter();
    await block(seeker);
    const fresh = await postJob(company);
    await settled();
    expect(await readMatch(fresh, seeker.profileId)).toBeUndefined();
    const search = { zip: '46590', sort: 'newest', limit: 100 };
    const { result } = await searchFinding(seeker, otherJob, search);
    const companies = result.map((card: { company: Row }) => card.company.id);
    expect(companies).not.toContain(company.profileId);
    const [unblocked] = await Promise.all([newSeeker(), unblock(seeker)]);
    await searchFinding(unblocked, fresh, search);
    await searchFinding(seeker, fresh, search);
    await block(seeker);
    expect((await seeker.api.get(`/api/jobs/${fresh}`)).body.applicationStatus).toMatchObject({ blocked: true });
  });

  it("can't buy or send anything for the seeker, and gets the same errors as for a hidden one", async () => {
    const seeker = await carpenter();
    const about = { candidate_profile_id: seeker.profileId };
    await block(seeker);
    const gone = { status: 404, body: { code: 'profile_not_found' } };
    for (const [slug, subject] of [
      ['unlock_applicant_resume_skill_2', about],
      ['send_job_post_match', { ...about, job_ids: [job] }],
      ['skilled_worker_priority_access', about],
    ] as const) {
      expect(await company.api.post('/api/payment/intent', orderOf(slug, subject))).toMatchObject(gone);
    }
    const path = `/api/profile/${seeker.profileId}/priority-access`;
    expect(await company.api.get(path)).toMatchObject(gone);
    await expect(draftJob(company, { briefing: true, recipient: seeker.profileId })).rejects.toThrow();
    expect((await other.api.get(path)).status).toBe(200);
  });

  it("loses a pending application; the seeker can't apply until the block ends", async () => {
    const seeker = await carpenter();
    await apply(seeker, company, job);
    const before = (await company.api.get(`/api/jobs/${job}`)).body.applicantCount;
    await block(seeker);
    await settled();
    expect(await applicants(company, job)).not.toContain(seeker.profileId);
    expect((await company.api.get(`/api/jobs/${job}`)).body.applicantCount).toBe(before - 1);
    const again = () =>
      seeker.api.patch(`/api/company/profile/access/request/${company.profileId}`, { type: 'job-application', job });
    expect(await again()).toMatchObject({ status: 409, body: { code: 'company_blocked' } });
    expect((await unblock(seeker)).status).toBe(200);
    expect((await again()).status).toBe(200);
    await until(() => readMatch(job, seeker.profileId));
  });

  it("keeps the profile it has paid for, but can't buy more of it", async () => {
    const seeker = await carpenter();
    await apply(seeker, company, job);
    await unlock(company, seeker, job);
    await block(seeker);
    await settled();
    expect((await profile(company, seeker)).body).toMatchObject({ email: seeker.email, redacted: false });
    const order = orderOf('send_job_post_match', { candidate_profile_id: seeker.profileId, job_ids: [job] });
    expect((await company.api.post('/api/payment/intent', order)).status).toBe(404);
  });

  it("has its pending briefing declined, which the seeker can't accept any more", async () => {
    const seeker = await carpenter();
    const briefing = await newBriefing(company, seeker);
    const send = () =>
      company.api.post(`/api/profile/${seeker.profileId}/briefing`, {
        userId: seeker.profileId,
        jobBriefing: briefing,
        company: 'Ours',
      });
    expect((await send()).status).toBe(200);
    await block(seeker);
    const accept = () =>
      seeker.api.patch(`/api/profile/access/grant/${company.profileId}`, { type: 'job', job: briefing });
    expect((await accept()).status).toBe(409);
    await settled();
    expect((await company.api.get(`/api/jobs/${briefing}/briefing`)).body).toMatchObject({ state: 'rejected' });
    expect((await accept()).status).toBe(409);
    const late = await newBriefing(other, seeker);
    await block(seeker, other);
    const sendLate = await other.api.post(`/api/profile/${seeker.profileId}/briefing`, {
      userId: seeker.profileId,
      jobBriefing: late,
      company: 'Theirs',
    });
    expect(sendLate).toMatchObject({ status: 404, body: { code: 'profile_not_found' } });
  });
});

describe('the list of blocked companies', () => {
  it('lists the blocked companies latest first, stores a repeated block once, and ends it', async () => {
    const seeker = await newSeeker();
    const answers = await Promise.all([block(seeker), block(seeker), block(seeker)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await block(seeker, other);
    const list = async () => (await seeker.api.get('/api/blocks')).body;
    expect(await list()).toMatchObject({
      total: 2,
      results: [{ profile: other.profileId, name: expect.any(String) }, { profile: company.profileId }],
    });
    await unblock(seeker);
    expect((await unblock(seeker)).status).toBe(200);
    expect((await list()).results).toMatchObject([{ profile: other.profileId }]);
  });

  it('rejects unknown ids, schools and seekers, and has a maximum', async () => {
    const seeker = await newSeeker();
    const someone = await newSeeker();
    expect(await block(seeker, someone)).toMatchObject({ status: 404, body: { code: 'company_not_found' } });
    expect((await seeker.api.post(`/api/blocks/${'a'.repeat(24)}`)).status).toBe(404);
    expect((await seeker.api.post('/api/blocks/x')).status).toBe(400);
    expect((await company.api.post(`/api/blocks/${other.profileId}`)).status).toBe(403);
    const date = new Date().toISOString();
    const blocks = Array.from({ length: MAX_BLOCKS }, (_, at) => at.toString(16).padStart(24, '0'));
    const writes = blocks.map((blocked) => putBlock({ blocker: seeker.profileId, blocked, date }));
    await Promise.all([transact(...writes.slice(0, 100)), transact(...writes.slice(100))]);
    expect(await block(seeker)).toMatchObject({
      status: 409,
      body: { message: 'You can block up to 200 companies.' },
    });
  });
});
