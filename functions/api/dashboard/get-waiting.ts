import * as contract from '@plumbline/shared/contracts/dashboard/dashboard';
import { DASHBOARD_INTERVIEWS, DASHBOARD_WAITING, MAX_PAGE_SIZE } from '@plumbline/shared/options/limits';
import { operation } from '../../http/operation.ts';
import { listPendingBriefings } from '../../services/access/pending-briefings.ts';
import { listCompanyInterviews } from '../../services/interviews/list-interviews.ts';
import { isCompany } from '../../services/sessions/caller.ts';
import { countApplicationsSince } from '../../table/access/access-entry.ts';
import { listOpenProjectRequests } from '../../table/access/project-requests.ts';
import { batchGet } from '../../table/core/batch-get.ts';
import { jobRequest } from '../../table/jobs/job.ts';
import { listUnseenApplicants } from '../../table/jobs/job-counters.ts';
import { companyProfileRequest } from '../../table/profiles/profile.ts';
import { projectRequest } from '../../table/projects/project.ts';

type Row = contract.WaitingRow;
const named = (each: { id: string; name: string }) => ({ id: each.id, name: each.name });

/** Returns jobs with unseen applicants, latest application first, with the number of unseen applicants. */
const newApplicants = async (company: string): Promise<Row[]> => {
  const unseen = (await listUnseenApplicants(company, MAX_PAGE_SIZE))
    .toSorted((a, b) => (b.lastApplicationAt ?? '').localeCompare(a.lastApplicationAt ?? ''))
    .slice(0, DASHBOARD_WAITING);
  const [counts, { jobs }] = await Promise.all([
    Promise.all(unseen.map(({ id, lastViewAt }) => countApplicationsSince(id, lastViewAt))),
    batchGet({ jobs: unseen.map(({ id }) => jobRequest(id)) }),
  ]);
  return jobs.flatMap((job, at): Row[] => {
    const count = counts[at] ?? 0;
    return job && count > 0 ? [{ kind: 'applicants', count, subject: named(job) }] : [];
  });
};

/** Returns projects with pending requests, latest request first. */
const projectRequests = async (owner: string): Promise<Row[]> => {
  const requests = (await listOpenProjectRequests(owner)).toSorted((a, b) => b.date.localeCompare(a.date));
  const byProject = [...Map.groupBy(requests, ({ subject }) => subject)].slice(0, DASHBOARD_WAITING);
  const askedBy = [
    ...new Set(byProject.flatMap(([, list]) => (list.length === 1 ? list.map(({ other }) => other) : []))),
  ];
  const { projects, companies } = await batchGet({
    projects: byProject.map(([id]) => projectRequest(id)),
    companies: askedBy.map(companyProfileRequest),
  });
  return byProject.flatMap(([, list], at): Row[] => {
    const project = projects[at];
    if (!project) return [];
    const company = list.length === 1 && companies.find((each) => each?.id === list[0]?.other);
    const profile = company ? { profile: named(company) } : {};
    return [{ kind: 'project-requests', count: list.length, subject: named(project), ...profile }];
  });
};

/** Returns a seeker's pending briefings, newest first. */
export const pendingBriefings = async (seeker: string): Promise<Row[]> => {
  const briefings = await listPendingBriefings(seeker, DASHBOARD_WAITING);
  return briefings.map((job): Row => {
    const profile = { id: job.company, name: job.companyName };
    return { kind: 'briefing', count: 1, subject: named(job), profile };
  });
};

/**
 * Returns the pending items for the caller's dashboard. Makes at most twelve requests for a company, four more for one
 * with a hundred interviews, and two for a seeker [SHL-03].
 */
export const getWaiting = operation(contract.getWaiting, async ({ caller }) => {
  const { profileId, kind } = caller;
  if (!profileId) return { results: [] };
  if (kind === 'candidate') return { results: await pendingBriefings(profileId) };
  if (!isCompany(caller)) return { results: [] };
  const [applicants, requests, interviews] = await Promise.all([
    newApplicants(profileId),
    projectRequests(profileId),
    listCompanyInterviews(profileId, { limit: DASHBOARD_INTERVIEWS }),
  ]);
  return { results: [...applicants, ...requests], interviews };
});
