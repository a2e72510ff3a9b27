import '../cloud/handler-environment.ts';
import { nowIso } from '../../../functions/platform/clock.ts';
import { transact } from '../../../functions/table/core/transact.ts';
import { putJob, readJob } from '../../../functions/table/jobs/job.ts';
import { homeTown } from '../people/home-town.ts';
import type { Person } from '../people/people.ts';
import { buy, draftJob, postJob } from './hiring.ts';
import { projectForm } from './project-form.ts';

/**
 * Payments of one company write the same items: more of them in parallel mostly wait for each other, on a busy machine
 * too long.
 */
const AT_ONCE = 4;

/** Some jobs of a company, drafted, paid and published, a few in parallel. */
export const postJobs = async (
  company: Person,
  times: number,
  overrides?: Parameters<typeof draftJob>[1],
): Promise<string[]> => {
  const ids: string[] = [];
  while (ids.length < times) {
    const next = Array.from({ length: Math.min(AT_ONCE, times - ids.length) }, () => postJob(company, overrides));
    ids.push(...(await Promise.all(next)));
  }
  return ids;
};

/** A briefing that is paid, which sends it to its seeker. */
export const newBriefing = async (company: Person, { profileId }: Person): Promise<string> => {
  const job = await draftJob(company, { name: 'Foreman for a School Roof', briefing: true, recipient: profileId });
  await buy(company, { product_slug: 'candidate_job_briefing', job_id: job, candidate_profile_id: profileId });
  return job;
};

/**
 * A briefing that is paid and not sent. The API can't create it: the payment sends it in the same transaction. Only
 * briefings that were paid before that change can be in the table.
 */
export const paidUnsentBriefing = async (company: Person, { profileId: recipient }: Person): Promise<string> => {
  const job = await readJob(await draftJob(company, { briefing: true, recipient }));
  if (!job) throw new Error('The briefing was not stored');
  await transact(putJob({ ...job, published: true, publishedAt: nowIso() }, job.updatedAt));
  return job.id;
};

/** A complete project form for the home town that starts in two months. */
export const projectFields = (overrides: Record<string, unknown> = {}): Record<string, unknown> => ({
  ...projectForm(),
  zip: homeTown().zip,
  ...overrides,
});

/** Posts a project; returns its id. */
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
