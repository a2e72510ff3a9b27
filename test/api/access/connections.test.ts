import { describe, expect, it } from 'vitest';
import { settled } from '../../support/cloud/stream.ts';
import { api } from '../../support/contract/api.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { apply, postJob, unlock } from '../../support/posts/hiring.ts';
import { newBriefing, newProject } from '../../support/posts/postings.ts';

const decide = (by: Person, list: string, move: string, id: string, body: object) =>
  by.api.patch(`/api/${list}/access/${move}/${id}`, body);
/** Reads the lists once the effects of a decision have happened. */
const connectionsOf = async (by: Person, query = {}) => {
  await settled();
  return (await by.api.get('/api/connections', query)).body;
};

const newApplicationOf = async (worker: Person, to: Person): Promise<string> => {
  const job = await postJob(to, { name: 'Gutter Installer' });
  await apply(worker, to, job);
  return job;
};

describe('connections', () => {
  it('[TBX-06] list everyone connected by a granted access, with contact details, newest first and by type', async () => {
    const [owner, partner, worker] = [await newCompany(), await newCompany(), await newSeeker()];
    const job = await newApplicationOf(worker, owner);
    expect(await connectionsOf(owner)).toEqual({ results: [] });
    await unlock(owner, worker, job);
    expect(await connectionsOf(owner)).toEqual({ results: [] });
    await decide(owner, 'company/profile', 'grant', worker.profileId, { type: 'job-application', job });

    const briefing = await newBriefing(owner, worker);
    await decide(worker, 'profile', 'grant', owner.profileId, { type: 'job', job: briefing });

    const project = await newProject(owner);
    await decide(partner, 'company/profile', 'request', owner.profileId, { type: 'project', project });
    await decide(owner, 'company/profile', 'grant', partner.profileId, { type: 'project', project });

    const { results } = await connectionsOf(owner);
    expect(results.map(({ type }: { type: string }) => type)).toEqual(['project', 'job', 'job-application']);
    expect(results[2]).toMatchObject({
      profile: worker.profileId,
      profileType: 'jobSeeker',
      contact: { name: 'Travis Yoder', phone: '(574) 555-0142', email: worker.email },
      subject: { id: job, name: 'Gutter Installer' },
    });
    expect(results[0]).toMatchObject({
      profile: partner.profileId,
      profileType: 'provider',
      contact: { phone: '(574) 555-0100', email: partner.email },
      subject: { id: project, name: 'Lake house' },
    });
    const applications = await connectionsOf(owner, { type: 'job-application' });
    expect(applications.results).toEqual([results[2]]);
    const byWorker = (await connectionsOf(worker)).results;
    expect(byWorker).toHaveLength(2);
    for (const row of byWorker) expect(row.contact).toMatchObject({ phone: '(574) 555-0100', email: owner.email });
    expect((await connectionsOf(partner)).results).toMatchObject([{ profile: owner.profileId, type: 'project' }]);

    const page = await connectionsOf(owner, { limit: 2 });
    const rest = await connectionsOf(owner, { limit: 2, cursor: page.cursor });
    expect([...page.results, ...rest.results]).toEqual(results);
  });

  it("[TBX-06] [PRO-38] list only the caller's own connections, and no pending requests", async () => {
    const [owner, waiting] = [await newCompany(), await newSeeker()];
    await newApplicationOf(waiting, owner);
    expect(await connectionsOf(owner)).toEqual({ results: [] });
    expect(await connectionsOf(waiting)).toEqual({ results: [] });
    expect((await api().get('/api/connections')).status).toBe(401);
    expect((await owner.api.get('/api/connections', { type: 'friend' })).status).toBe(400);
  });
});
