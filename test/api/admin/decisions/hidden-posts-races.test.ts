import '../../../support/cloud/handler-environment.ts';
import { suspendAccount } from '@plumbline/shared/contracts/admin/suspension';
import type { Endpoint } from '@plumbline/shared/contracts/endpoint';
import { createJob } from '@plumbline/shared/contracts/jobs/jobs';
import { createProject } from '@plumbline/shared/contracts/projects/projects';
import { SUPPORT_GROUP } from '@plumbline/shared/pool-groups';
import { beforeAll, describe, expect, it } from 'vitest';
import { invoke } from '../../../bench/invoke.ts';
import { betweenReadAndWrite } from '../../../support/cloud/between-read-and-write.ts';
import { settled, wholeTable } from '../../../support/cloud/stream.ts';
import { newCompany, type Person } from '../../../support/people/people.ts';
import { newStaff, type Staff } from '../../../support/people/staff.ts';
import { jobFields } from '../../../support/posts/hiring.ts';
import { projectFields } from '../../../support/posts/postings.ts';

let staff: Staff;
let other: Person;
beforeAll(async () => {
  staff = await newStaff('Sam');
  other = await newCompany();
  // A job is public as soon as it is posted when publishing is free.
  expect((await staff.api.patch('/api/payment/products/job_posting', { amount: 0 })).status).toBe(200);
});

type Post = { endpoint: Endpoint; path: string; body: () => object };
const posts: Record<'job' | 'project', Post> = {
  job: { endpoint: createJob, path: '/api/jobs', body: () => jobFields({ published: true }) },
  project: { endpoint: createProject, path: '/api/projects', body: projectFields },
};

const cases = (['job', 'project'] as const).flatMap((kind) =>
  (['posts', 'account'] as const).map((scope) => [kind, scope] as const),
);

const postsOf = async ({ profileId }: Person) =>
  Object.values(await wholeTable()).filter(
    ({ _et, company }) => (_et === 'Job' || _et === 'Project') && company === profileId,
  );

const expectNoVisiblePost = async (company: Person, { path }: Post): Promise<void> => {
  await settled();
  for (const { id } of await postsOf(company)) expect((await other.api.get(`${path}/${id}`)).status).toBe(404);
};

describe.each(cases)('a %s that is posted while staff hide the company (%s)', (kind, scope) => {
  const post = posts[kind];
  const suspension = ({ profileId: id }: Person) => ({
    params: { id },
    body: { scope, reason: 'Two disputed payments in one day.' },
  });
  const hide = (company: Person) => {
    const { params, body } = suspension(company);
    return staff.api.post(`/api/admin/accounts/${params.id}/suspend`, body);
  };
  const publish = ({ api }: Person) => api.post(post.path, post.body());

  it('is refused when the company was hidden between its reads and its write', async () => {
    const company = await newCompany();
    const posting = () => invoke(post.endpoint, { body: post.body() }, company.userId);
    await expect(betweenReadAndWrite(() => hide(company), posting)).rejects.toThrow('answered 40');
    expect(await postsOf(company)).toEqual([]);
  });

  it('is hidden when it was stored between the reads and the write of the suspension', async () => {
    const company = await newCompany();
    await betweenReadAndWrite(
      () => publish(company),
      () => invoke(suspendAccount, suspension(company), staff.userId, `[${SUPPORT_GROUP}]`),
    );
    expect(await postsOf(company)).toHaveLength(1);
    await expectNoVisiblePost(company, post);
  });

  it('is not visible after both began at the same moment', async () => {
    const company = await newCompany();
    const [posted, hidden] = await Promise.all([publish(company), hide(company)]);
    expect(hidden.status).toBe(200);
    await expectNoVisiblePost(company, post);
    expect(await postsOf(company)).toHaveLength(posted.status < 300 ? 1 : 0);
  });
});
