import '../../support/cloud/handler-environment.ts';
import { expect, it } from 'vitest';
import { followSuspension } from '../../../functions/events/projector/account-effects/follow-suspension.ts';
import { batchGet } from '../../../functions/table/core/batch-get.ts';
import type { ItemChange } from '../../../functions/table/core/stream.ts';
import { isConditionFailure, transact } from '../../../functions/table/core/transact.ts';
import { putJob, readJob } from '../../../functions/table/jobs/job.ts';
import { companyProfileRequest, type ProfileItem } from '../../../functions/table/profiles/profile.ts';
import { putProject, readProject } from '../../../functions/table/projects/project.ts';
import { until } from '../../support/cloud/cloud.ts';
import { settled } from '../../support/cloud/stream.ts';
import { newCompany, PASSWORD } from '../../support/people/people.ts';
import { postJob, staffApi } from '../../support/posts/hiring.ts';
import { newProject } from '../../support/posts/postings.ts';

const REASON = { reason: 'Two disputed payments in one day.' };

const known = <T>(item: T | undefined): T => {
  if (!item) throw new Error('It is not there');
  return item;
};

it('the suspension keeps a post hidden when an edit was running during the suspension of its company', async () => {
  const [staff, company] = await Promise.all([staffApi(PASSWORD), newCompany()]);
  const [jobId, projectId] = [await postJob(company), await newProject(company)];
  const [job, project] = [known(await readJob(jobId)), known(await readProject(projectId))];
  const editJob = (name: string) => transact(putJob({ ...job, name }, job.updatedAt));
  const editProject = (name: string) => transact(putProject({ ...project, name }, project.updatedAt));
  await Promise.all([editJob('Before'), editProject('Before')]);

  await staff.post(`/api/admin/accounts/${company.profileId}/suspend`, REASON);
  await until(async () => Boolean((await readJob(jobId))?.suspendedAt && (await readProject(projectId))?.suspendedAt));
  await expect(editJob('After')).rejects.toSatisfy(isConditionFailure);
  await expect(editProject('After')).rejects.toSatisfy(isConditionFailure);
  expect(await readJob(jobId)).toMatchObject({ name: 'Before', suspendedAt: expect.any(String) });
  expect(await readProject(projectId)).toMatchObject({ name: 'Before', suspendedAt: expect.any(String) });
});

it('an account stays reinstated when its suspension is still being processed', async () => {
  const [staff, company] = await Promise.all([staffApi(PASSWORD), newCompany()]);
  const read = async () => known((await batchGet({ found: [companyProfileRequest(company.profileId)] })).found[0]);
  const isIn = async () => (await company.api.get('/api/payment/payment-history')).status === 200;
  const before = await read();
  await staff.post(`/api/admin/accounts/${company.profileId}/suspend`, REASON);
  const suspended = await read();
  expect(await isIn()).toBe(false);
  await staff.post(`/api/admin/accounts/${company.profileId}/reinstate`, REASON);
  await settled();
  const change = { before, after: suspended } as unknown as ItemChange;
  const format = (image: Record<string, unknown>) => image as ProfileItem;
  await followSuspension([change], format, async () => suspended);
  expect(await isIn()).toBe(true);
});
