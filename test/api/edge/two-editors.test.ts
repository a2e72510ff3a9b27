import { beforeAll, describe, expect, it } from 'vitest';
import { settled } from '../../support/cloud/stream.ts';
import { newColleague } from '../../support/people/company-users.ts';
import { newPartner } from '../../support/people/partners.ts';
import { newSeeker, type Person } from '../../support/people/people.ts';
import { draftJob, postJob } from '../../support/posts/hiring.ts';
import { newProject } from '../../support/posts/postings.ts';

let owner: Person;
let colleague: Person;
let seeker: Person;

beforeAll(async () => {
  [owner, seeker] = await Promise.all([newPartner(), newSeeker()]);
  colleague = await newColleague(owner);
});

type Edited = { path: string; first: object; second: object; code: string; message: string };

/** Everything that two users, or two tabs of one user, can edit at the same time. */
const kinds: [string, () => Promise<Edited & { by: [Person, Person] }>][] = [
  [
    'a published job',
    async () => ({
      by: [owner, colleague],
      path: `/api/jobs/${await postJob(owner)}`,
      first: { name: 'Framer' },
      second: { name: 'Lead Framer' },
      code: 'job_changed',
      message: 'This job was changed elsewhere. Please reload.',
    }),
  ],
  [
    'a job that is not paid for',
    async () => ({
      by: [owner, colleague],
      path: `/api/jobs/${await draftJob(owner)}`,
      first: { description: '<p>Nights</p>' },
      second: { description: '<p>Days</p>' },
      code: 'job_changed',
      message: 'This job was changed elsewhere. Please reload.',
    }),
  ],
  [
    'a project',
    async () => ({
      by: [owner, colleague],
      path: `/api/projects/${await newProject(owner)}`,
      first: { name: 'Duplexes' },
      second: { addedDetail: 'Slab on grade' },
      code: 'project_changed',
      message: 'This project was changed elsewhere. Please reload.',
    }),
  ],
  [
    "a company's profile",
    async () => ({
      by: [owner, colleague],
      path: `/api/company/profile/${owner.profileId}`,
      first: { description: '<p>Framing</p>' },
      second: { description: '<p>Roofing</p>' },
      code: 'profile_changed',
      message: 'This profile was changed elsewhere. Please reload.',
    }),
  ],
  [
    "a worker's profile, open in two tabs",
    async () => ({
      by: [seeker, seeker],
      path: `/api/profile/${seeker.profileId}`,
      first: { address: '1 Main Street' },
      second: { address: '2 Main Street' },
      code: 'profile_changed',
      message: 'This profile was changed elsewhere. Please reload.',
    }),
  ],
];

describe('two users who edit the same thing', () => {
  it.each(kinds)(
    '%s: the second save is rejected with 409, changes nothing, and works after a reload',
    async (_, make) => {
      const { by, path, first, second, code, message } = await make();
      const [one, other] = by;
      const { updatedAt } = (await one.api.get(path)).body;
      expect((await one.api.patch(path, { ...first, updatedAt })).status).toBe(200);
      // Consumers of the stream count what the first save changes, such as matches of a job.
      await settled();
      const before = (await one.api.get(path)).body;

      const refused = await other.api.patch(path, { ...second, updatedAt });
      expect([refused.status, refused.body]).toEqual([409, { code, message }]);
      expect((await one.api.get(path)).body).toEqual(before);

      expect((await other.api.patch(path, { ...second, updatedAt: before.updatedAt })).status).toBe(200);
      expect((await one.api.get(path)).body).toMatchObject(second);
    },
  );

  it.each(kinds)('%s: of two saves in the same moment one is rejected', async (_, make) => {
    const { by, path, first, second } = await make();
    const { updatedAt } = (await by[0].api.get(path)).body;
    const saves = await Promise.all([
      by[0].api.patch(path, { ...first, updatedAt }),
      by[1].api.patch(path, { ...second, updatedAt }),
    ]);
    expect(saves.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('a save without updatedAt still changes only the given fields', async () => {
    const path = `/api/jobs/${await postJob(owner, { name: 'Framer' })}`;
    expect((await owner.api.patch(path, { benefits: ['Health Insurance'] })).status).toBe(200);
    expect((await colleague.api.patch(path, { name: 'Lead Framer' })).status).toBe(200);
    expect((await owner.api.get(path)).body).toMatchObject({ name: 'Lead Framer', benefits: ['Health Insurance'] });
  });
});

describe('a profile save', () => {
  const newIds = (count: number) => Array.from({ length: count }, (_, index) => index.toString(16).padStart(24, '0'));
  const stored = async (by: Person) => (await by.api.get(`/api/profile/${by.profileId}`)).body;

  it('with more changes than one transaction allows is rejected with 400 and changes nothing', async () => {
    const worker = await newSeeker();
    const path = `/api/profile/${worker.profileId}`;
    const before = await stored(worker);
    const refused = await worker.api.patch(path, { address: '1 Main Street', savedJobs: newIds(100) });
    expect([refused.status, refused.body.code]).toEqual([400, 'too_many_changes']);
    expect(await stored(worker)).toEqual(before);
  });

  it('with as many changes as one transaction allows is saved completely', async () => {
    const worker = await newSeeker();
    const path = `/api/profile/${worker.profileId}`;
    const saved = await worker.api.patch(path, { address: '1 Main Street', savedJobs: newIds(99) });
    expect(saved.status).toBe(200);
    expect(await stored(worker)).toMatchObject({ address: '1 Main Street', savedJobs: expect.any(Array) });
    expect((await stored(worker)).savedJobs).toHaveLength(99);
  });
});
