import '../cloud/handler-environment.ts';
import { nowIso } from '../../../functions/platform/clock.ts';
import { newId } from '../../../functions/platform/ids.ts';
import { transact } from '../../../functions/table/core/transact.ts';
import { type JobItem, putJob, readJob } from '../../../functions/table/jobs/job.ts';
import { DAY_MS } from '../../../shared/options/limits.ts';
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

/** A paid briefing for a seeker, to be sent. */
export const newBriefing = async (company: Person, { profileId: recipient }: Person): Promise<string> => {
  const id = await draftJob(company, { name: 'Foreman for a School Roof', briefing: true, recipient });
  await rewriteJob(id, { published: true, publishedAt: nowIso() });
  return id;
};

/** A complete project form for Winona Lake, Indiana, that starts in two months. */
export const projectFields = (overrides: Record<string, unknown> = {}): Record<string, unknown> => ({
  name: 'Lake house',
  type: 'New Construction',
  description: 'A house on the lake, wood frame over a walk-out basement.',
  zip: '46590',
  startDate: new Date(Date.now() + 60 * DAY_MS).toISOString().slice(0, 10),
  contractorTradeCategories: ['Carpentry'],
  inviteVendorsToView: true,
  vendorTradeCategories: ['Windows'],
  addedDetail: '',
  ...overrides,
});

/** A posted project; answers its id. */
export const newProject = async (company: Person, overrides: Record<string, unknown> = {}): Promise<string> => {
  const { status, body } = await company.api.post('/api/projects', projectFields(overrides));
  if (status !== 201) throw new Error(`projects answered ${status}: ${JSON.stringify(body)}`);
  return body.id;
};

/** A project that was posted and closed since. */
export const newClosedProject = async (company: Person): Promise<string> => {
  const id = await newProject(company);
  await company.api.patch(`/api/projects/${id}`, { closed: true });
  return id;
};
