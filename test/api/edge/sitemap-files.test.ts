import '../../support/cloud/handler-environment.ts';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../functions/platform/ids.ts';
import { transact } from '../../../functions/table/core/transact.ts';
import {
  deletePublicJob,
  publicJobsOfPart,
  putPublicJob,
  sitemapFilesOfPart,
  sitemapParts,
} from '../../../functions/table/jobs/public-job.ts';
import { origin } from '../../support/cloud/cloud.ts';

const PART = '7';
const SIZE = 2;

/** Returns an id in the part. */
const idOfPart = (): string => {
  const id = newId();
  return String(crc32(id) % sitemapParts.length) === PART ? id : idOfPart();
};

const ids = Array.from({ length: 7 }, idOfPart).toSorted();

const publicJob = (id: string) => ({
  id,
  companyName: 'Lakeland Builders',
  name: 'Framer',
  type: 'Full-Time' as never,
  compensation: '',
  city: 'Lusk',
  state: 'WY',
  tradeCategories: ['Carpentry'],
  willingToProvidePaidTraining: false,
  postedAt: '2026-11-01',
  updatedAt: '2026-11-01T12:00:00.000Z',
});

beforeAll(async () => {
  await transact(...ids.map((id) => putPublicJob(publicJob(id))));
});
afterAll(async () => {
  for (const id of ids) await deletePublicJob(id);
});

describe('the sitemap', () => {
  it('continues in further files, which together list each job of a part once', async () => {
    const first = await publicJobsOfPart(PART, undefined, SIZE);
    const further = await sitemapFilesOfPart(PART, SIZE);
    const files = await Promise.all(further.map((from) => publicJobsOfPart(PART, from, SIZE)));
    expect(further.length).toBeGreaterThanOrEqual(3);
    const listed = [first, ...files].map(({ jobs }) => jobs.map(({ id }) => id));
    for (const file of listed.slice(0, -1)) expect(file).toHaveLength(SIZE);
    expect(listed.flat()).toEqual([...new Set(listed.flat())].toSorted());
    expect(listed.flat()).toEqual(expect.arrayContaining(ids));
    expect(files.at(-1)?.next).toBeUndefined();
  });

  it('has a part with as many jobs as fit into a file in a single file', async () => {
    const { jobs } = await publicJobsOfPart(PART);
    expect(await sitemapFilesOfPart(PART, jobs.length)).toEqual([]);
    expect(await sitemapFilesOfPart(PART, jobs.length - 1)).toEqual([jobs.at(-1)?.id]);
  });

  it('serves a further file from its first job on, and returns 404 to a malformed name', async () => {
    const page = await fetch(`${origin()}/sitemaps/jobs-${PART}-${ids[3]}.xml`);
    expect(page.status).toBe(200);
    const text = await page.text();
    for (const [index, id] of ids.entries()) expect(text.includes(`/job/${id}<`), id).toBe(index >= 3);
    for (const name of [`jobs-${PART}-abc.xml`, `jobs-99-${ids[3]}.xml`, `jobs-${PART}-.xml`])
      expect((await fetch(`${origin()}/sitemaps/${name}`)).status, name).toBe(404);
  });
});
