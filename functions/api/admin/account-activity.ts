import type { AccountActivity } from '@plumbline/shared/contracts/admin/account-activity';
import * as contract from '@plumbline/shared/contracts/admin/account-activity';
import { jobState } from '@plumbline/shared/domain/jobs/job-states';
import { projectState } from '@plumbline/shared/domain/projects/project-states';
import { hasStaffRight } from '@plumbline/shared/options/staff/staff-roles';
import { operation } from '../../http/operation.ts';
import { ApiError } from '../../platform/errors.ts';
import { listRequestsOfAccount, requestState } from '../../table/accounts/support-request.ts';
import { newestApplicationsOf } from '../../table/activity/seeker-activity.ts';
import { batchGet } from '../../table/core/batch-get.ts';
import { isOpen, type JobItem, jobRequest, pageOfCompanyJobs } from '../../table/jobs/job.ts';
import { companyProfileRequest, isSeekerProfile, seekerProfileRequest } from '../../table/profiles/profile.ts';
import { newestProjectsOf } from '../../table/projects/project.ts';
import { listReportsOf } from '../../table/staff/report.ts';
import { reportViews } from './reports/report-view.ts';

/** Returns the rows up to the limit, from a list that was read with one row more. */
const upTo = <T>(limit: number, rows: readonly T[]) => ({ results: rows.slice(0, limit), more: rows.length > limit });

/** Whether a job has a public page, which staff can open. */
const isPublic = (job: JobItem): boolean => isOpen(job) && !job.membersOnly;

/** Returns the jobs and projects of a company, in two requests. */
const postsOf = async (company: string, limit: number): Promise<Pick<AccountActivity, 'jobs' | 'projects'>> => {
  const [jobs, projects] = await Promise.all([
    pageOfCompanyJobs(company, 'all', 1, limit + 1),
    newestProjectsOf(company, limit + 1),
  ]);
  return {
    jobs: upTo(
      limit,
      jobs.map((job) => ({
        id: job.id,
        name: job.name,
        date: job.publishedAt ?? job.createdAt,
        state: jobState(job),
        takenDown: job.takenDown !== undefined,
        isPublic: isPublic(job),
      })),
    ),
    projects: upTo(
      limit,
      projects.map((project) => ({
        id: project.id,
        name: project.name,
        date: project.createdAt,
        state: projectState(project),
        takenDown: project.takenDown !== undefined,
      })),
    ),
  };
};

/** Returns the applications of a job seeker, in two queries and a batch. */
const applicationsOf = async (seeker: string, limit: number): Promise<Pick<AccountActivity, 'applications'>> => {
  const { results, more } = upTo(limit, await newestApplicationsOf(seeker));
  const { jobs } = await batchGet({ jobs: results.map(({ job }) => jobRequest(job)) }, { consistent: false });
  return {
    applications: {
      results: results.map(({ job: id, date, end }, index) => {
        const job = jobs[index];
        return {
          id,
          ...(job && { name: job.name }),
          date,
          state: end ?? 'Applied',
          isPublic: job !== undefined && isPublic(job),
        };
      }),
      more,
    },
  };
};

type Requests = Pick<AccountActivity, 'reportsAbout' | 'reportsBy' | 'requests'>;

/** Returns the reports and support requests of an account, in four queries and a batch of two requests. */
const requestsOf = async (id: string, email: string, limit: number): Promise<Requests> => {
  const [{ about, by }, requests] = await Promise.all([
    listReportsOf(id, limit + 1),
    listRequestsOfAccount(id, email, limit + 1),
  ]);
  const reports = new Map((await reportViews([...about, ...by])).map((view) => [view.id, view]));
  const viewsOf = (items: typeof about) =>
    upTo(
      limit,
      items.flatMap((item) => reports.get(item.id) ?? []),
    );
  return {
    reportsAbout: viewsOf(about),
    reportsBy: viewsOf(by),
    requests: upTo(
      limit,
      requests.map((request) => ({
        id: request.id,
        date: request.date,
        data: request.data,
        state: requestState(request),
      })),
    ),
  };
};

/** Returns the newest rows of each section. Each kind of account takes a fixed number of requests. */
export const getAccountActivity = operation(
  contract.getAccountActivity,
  async ({ params: { id }, query: { limit }, caller }): Promise<AccountActivity> => {
    const { companies, seekers } = await batchGet({
      companies: [companyProfileRequest(id)],
      seekers: [seekerProfileRequest(id)],
    });
    const profile = companies[0] ?? seekers[0];
    if (!profile) throw new ApiError('account_not_found');
    const seesRequests = caller.staffRole !== undefined && hasStaffRight(caller.staffRole, 'handleRequests');
    const [posts, requests] = await Promise.all([
      isSeekerProfile(profile) ? applicationsOf(id, limit) : postsOf(id, limit),
      seesRequests ? requestsOf(id, profile.email, limit) : {},
    ]);
    return { ...posts, ...requests };
  },
);
