import '../cloud/handler-environment.ts';
import { nowIso } from '../../../functions/platform/clock.ts';
import { newId } from '../../../functions/platform/ids.ts';
import { transact } from '../../../functions/table/core/transact.ts';
import { type JobItem, putJob, readJob } from '../../../functions/table/jobs/job.ts';
import { type ProjectItem, putProject } from '../../../functions/table/projects/project.ts';
import type { Person } from '../people/people.ts';
import { draftJob } from './hiring.ts';

/** Writes a job as if somebody had changed it. */
export const rewriteJob = async (id: string, changes: Partial<JobItem>): Promise<void> => {
  const job = await readJob(id);
  if (!job) throw new Error(`There is no job ${id}`);
  await transact(putJob({ ...job, ...changes, updatedAt: nowIso() }, job.updatedAt));
};

/** A published job that nobody paid for, so that no receipt comes of it. */
export const newPosting = async (company: Person, overrides: Parameters<typeof draftJob>[1] = {}): Promise<string> => {
  const id = await draftJob(company, overrides);
  await rewriteJob(id, { published: true, publishedAt: nowIso() });
  return id;
};

/** Writes copies of a posted job, as if each had been posted. */
export const copyJob = async (id: string, times: number): Promise<string[]> => {
  const job = await readJob(id);
  if (!job) throw new Error(`There is no job ${id}`);
  const copies = Array.from({ length: times }, () => ({ ...job, id: newId() }));
  await transact(...copies.map((copy) => putJob(copy)));
  return copies.map((copy) => copy.id);
};

/** A paid briefing that waits for its seeker. */
export const newBriefing = async (company: Person): Promise<string> => {
  const id = await draftJob(company, { name: 'Foreman for a School Roof' });
  await rewriteJob(id, { briefing: true, published: true });
  return id;
};

/** A project of a company in Winona Lake, Indiana. */
export const newProject = async (company: Person, changes: Partial<ProjectItem> = {}): Promise<string> => {
  const id = newId();
  const at = nowIso();
  const place = { zip: '46590', city: 'Winona Lake', state: 'IN', latitude: 41.22, longitude: -85.81 };
  await transact(
    putProject({
      id,
      company: company.profileId,
      companyName: 'Somebody',
      name: 'Lake house',
      type: 'New Construction',
      ...place,
      startDate: '2027-01-11',
      inviteVendorsToView: true,
      contractorTradeCategories: ['Carpentry'],
      vendorTradeCategories: [],
      createdAt: at,
      updatedAt: at,
      ...changes,
    }),
  );
  return id;
};
