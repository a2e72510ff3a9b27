import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { origin, until } from '../../support/cloud/cloud.ts';
import { shown, uploaded } from '../../support/files/files.ts';
import { phonePicture } from '../../support/files/pictures.ts';
import { newCompany, newSeeker, PASSWORD, type Person } from '../../support/people/people.ts';
import { draftJob, postJob, staffApi } from '../../support/posts/hiring.ts';
import { newBriefing } from '../../support/posts/postings.ts';

const logoOf = (job: string, init: RequestInit = {}) => fetch(`${origin()}/job/${job}/logo.webp`, init);
const refusalOf = async (job: string) => {
  const response = await logoOf(job);
  const { code } = (await response.json()) as { code: string };
  return [response.status, code, response.headers.get('cache-control')];
};
const organizationOf = async (job: string) => {
  const page = await (await fetch(`${origin()}/job/${job}`)).text();
  const [, data = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? [];
  return JSON.parse(data).hiringOrganization;
};

/** A company with a photo that has thumbnails. */
const companyWithPhoto = async (): Promise<{ company: Person; photo: string }> => {
  const company = await newCompany();
  const file = await uploaded(company, 'profilePhoto', { name: 'van.jpg', bytes: await phonePicture() });
  await shown(file.thumbnails.small);
  return { company, photo: file.id };
};

let company: Person;
let job: string;
beforeAll(async () => {
  ({ company } = await companyWithPhoto());
  job = await postJob(company);
});

describe('the photo of a company as the logo of its public jobs', () => {
  it("is readable for everyone at an address of the site, without the camera's metadata", async () => {
    const { logo } = await organizationOf(job);
    expect(logo).toMatch(/^https?:\/\/[^/]+\/job\/\w+\/logo\.webp$/);
    expect(new URL(logo).pathname).toBe(`/job/${job}/logo.webp`);

    const response = await logoOf(job);

    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=60, s-maxage=300, stale-while-revalidate=60',
      'x-content-type-options': 'nosniff',
    });
    const facts = await sharp(await response.arrayBuffer()).metadata();
    expect(facts).toMatchObject({ format: 'webp', width: 160, height: 320 });
    expect(facts.exif).toBeUndefined();
  });

  it('responds to HEAD without a body, and with 304 to a reader who has it', async () => {
    const head = await logoOf(job, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([200, 'image/webp', '']);
    const etag = head.headers.get('etag') ?? '';
    expect((await logoOf(job, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it('returns 404 for every job without a public page', async () => {
    const seeker = await newSeeker();
    const paused = await postJob(company);
    await company.api.patch(`/api/jobs/${paused}`, { published: false });
    const filled = await postJob(company);
    await company.api.post(`/api/jobs/${filled}/filled`, {});
    const deleted = await postJob(company);
    await company.api.delete(`/api/jobs/${deleted}`);
    const closed = [await draftJob(company), await newBriefing(company, seeker), paused, filled, deleted];
    for (const id of [...closed, 'f'.repeat(24)])
      expect([id, ...(await refusalOf(id))]).toEqual([id, 404, 'job_not_found', 'no-store']);
    expect((await logoOf('x')).status).toBe(400);
  });

  it('returns 404 while the company keeps its jobs off the web', async () => {
    const { company: quiet } = await companyWithPhoto();
    const id = await postJob(quiet);
    const show = (jobsOnWeb: boolean) => quiet.api.patch(`/api/company/profile/${quiet.profileId}`, { jobsOnWeb });
    await show(false);
    expect((await refusalOf(id)).slice(0, 2)).toEqual([404, 'job_not_found']);
    await show(true);
    expect((await logoOf(id)).status).toBe(200);
  });

  it('returns 404 while the company is suspended', async () => {
    const { company: suspended } = await companyWithPhoto();
    const id = await postJob(suspended);
    const staff = await staffApi(PASSWORD);
    await staff.post(`/api/admin/accounts/${suspended.profileId}/suspend`, { reason: 'Sells leads.' });
    expect((await refusalOf(id)).slice(0, 2)).toEqual([404, 'job_not_found']);
  });

  it('returns 404 for a company without a photo, whose jobs name no logo, also after it removed one', async () => {
    const bare = await postJob(await newCompany());
    expect((await refusalOf(bare)).slice(0, 2)).toEqual([404, 'file_not_found']);
    expect(await organizationOf(bare)).not.toHaveProperty('logo');

    const { company: former, photo } = await companyWithPhoto();
    const id = await postJob(former);
    await until(async () => (await logoOf(id)).status === 200);
    expect((await former.api.delete(`/api/files/${photo}/profilePhoto`)).status).toBe(200);
    expect((await refusalOf(id)).slice(0, 2)).toEqual([404, 'file_not_found']);
    expect(await organizationOf(id)).not.toHaveProperty('logo');
  });
});
