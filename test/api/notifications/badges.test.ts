import { describe, expect, it } from 'vitest';
import { settled } from '../../support/cloud/stream.ts';
import { api } from '../../support/contract/api.ts';
import { newAccount, newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { apply, postJob } from '../../support/posts/hiring.ts';
import { newBriefing, newProject } from '../../support/posts/postings.ts';

const NONE = { isNew: false, count: '' };
const some = (count: string) => ({ isNew: true, count });
const badgesOf = async (by: Person) => (await by.api.get('/api/badges')).body;
const move = (by: Person, list: string, name: string, id: string, body: object) =>
  by.api.patch(`/api/${list}/access/${name}/${id}`, body);

describe('the badges', () => {
  it('[SHL-15] [SHL-16] are all off when nothing has happened', async () => {
    const nothing = { findEmployees: NONE, findJobs: NONE, tradePartners: NONE, messages: NONE, notifications: NONE };
    expect(await badgesOf(await newCompany())).toEqual(nothing);
    expect(await badgesOf(await newSeeker())).toEqual(nothing);
    expect((await (await newAccount()).api.get('/api/badges')).body).toEqual(nothing);
    expect((await api().get('/api/badges')).status).toBe(401);
  });

  it('[SHL-15] count jobs with applicants until the company reads them, for that company only', async () => {
    const [company, rival, seeker] = [await newCompany(), await newCompany(), await newSeeker()];
    const jobs = [await postJob(company), await postJob(company)];
    for (const job of jobs) await apply(seeker, company, job);
    expect((await badgesOf(company)).findEmployees).toEqual(some('2'));
    expect((await badgesOf(rival)).findEmployees).toEqual(NONE);
    expect((await badgesOf(seeker)).findEmployees).toEqual(NONE);
    await company.api.get(`/api/jobs/${jobs[0]}/applicants`);
    expect((await badgesOf(company)).findEmployees).toEqual(some('1'));
    await company.api.get(`/api/jobs/${jobs[1]}/applicants`);
    expect((await badgesOf(company)).findEmployees).toEqual(NONE);
    await apply(await newSeeker(), company, jobs[0]!);
    expect((await badgesOf(company)).findEmployees).toEqual(some('1'));
  });

  it('[SHL-15] [SHL-16] show a pending briefing to the seeker and the response to the company', async () => {
    const [company, seeker] = [await newCompany(), await newSeeker()];
    const briefing = { type: 'job', job: await newBriefing(company, seeker) };
    expect((await badgesOf(seeker)).findJobs).toEqual(some('1'));
    expect((await badgesOf(company)).findEmployees).toEqual(NONE);
    await move(seeker, 'profile', 'grant', company.profileId, briefing);
    await settled();
    expect((await badgesOf(seeker)).findJobs).toEqual(NONE);
    // The receipt for the briefing is about the company's own act and counts in no badge.
    expect(await badgesOf(company)).toMatchObject({ findEmployees: some('1'), notifications: some('1') });
    await company.api.post('/api/notifications/read-all');
    expect(await badgesOf(company)).toMatchObject({ findEmployees: NONE, notifications: NONE });
  });

  it('[SHL-16] show project requests to the owner until they are answered', async () => {
    const [owner, partner] = [await newCompany(), await newCompany()];
    const connection = { type: 'project', project: await newProject(owner) };
    await move(partner, 'company/profile', 'request', owner.profileId, connection);
    expect((await badgesOf(owner)).tradePartners).toEqual(some('1'));
    expect((await badgesOf(partner)).tradePartners).toEqual(NONE);
    await move(owner, 'company/profile', 'reject', partner.profileId, connection);
    expect((await badgesOf(owner)).tradePartners).toEqual(NONE);
  });

  it('show no request on a project that is closed or deleted, and neither does the dashboard', async () => {
    const [owner, partner] = [await newCompany(), await newCompany()];
    const [closed, deleted] = [await newProject(owner), await newProject(owner)];
    for (const project of [closed, deleted]) {
      await move(partner, 'company/profile', 'request', owner.profileId, { type: 'project', project });
    }
    const waiting = async () => (await owner.api.get('/api/waiting')).body.results;
    expect((await badgesOf(owner)).tradePartners).toEqual(some('2'));
    expect(await waiting()).toHaveLength(2);
    await owner.api.patch(`/api/projects/${closed}`, { closed: true });
    await owner.api.delete(`/api/projects/${deleted}`);
    expect((await badgesOf(owner)).tradePartners).toEqual(NONE);
    expect(await waiting()).toEqual([]);
  });
});
