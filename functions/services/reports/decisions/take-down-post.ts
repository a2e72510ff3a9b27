import { laterThan } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/errors.ts';
import type { Write } from '../../../table/core/transact.ts';
import { type JobItem, readJob } from '../../../table/jobs/job.ts';
import { type ProjectItem, putProject, readProject } from '../../../table/projects/project.ts';
import type { ReportItem } from '../../../table/staff/report.ts';
import { jobWrites } from '../../jobs/change-own-job.ts';
import type { DecisionPart } from './decision-part.ts';

type TakenDown = JobItem['takenDown'];

const changedJob = (job: JobItem, takenDown: TakenDown, at: string): Write[] =>
  jobWrites(job, { ...job, takenDown, updatedAt: laterThan(job.updatedAt, at) });

const changedProject = (project: ProjectItem, takenDown: TakenDown, at: string): Write[] => [
  putProject({ ...project, takenDown, updatedAt: laterThan(project.updatedAt, at) }, project.updatedAt),
];

/** The stored job or project of a report, with the function that returns the writes of its mark. */
type Post = { takenDown: TakenDown; name: string; mark: (takenDown: TakenDown, at: string) => Write[] };

const readPost = async ({ kind, subject }: ReportItem): Promise<Post | undefined> => {
  if (kind === 'job') {
    const job = await readJob(subject);
    return job && !job.deletedAt
      ? { ...job, takenDown: job.takenDown, mark: (to, at) => changedJob(job, to, at) }
      : undefined;
  }
  const project = kind === 'project' ? await readProject(subject) : undefined;
  return project && !project.deletedAt
    ? { ...project, takenDown: project.takenDown, mark: (to, at) => changedProject(project, to, at) }
    : undefined;
};

/**
 * Takes down the job or project of a report. Everyone but its owner and staff stops seeing it, and the owner can't
 * publish it again. Its applications and connections stay, so that restoring it brings everything back. Throws
 * `report_subject_not_found` or `already_taken_down`.
 */
export const takeDownPost = async (report: ReportItem, reason: string, at: string): Promise<DecisionPart> => {
  const post = await readPost(report);
  if (!post) throw new ApiError('report_subject_not_found');
  if (post.takenDown) throw new ApiError('already_taken_down');
  return {
    action: report.kind === 'job' ? 'take down job' : 'take down project',
    writes: post.mark({ date: at, reason }, at),
    after: { name: post.name, subject: report.subject },
  };
};

/**
 * Returns the writes that show a job or project again. Its owner may have ended it meanwhile. Throws `not_taken_down`.
 */
export const restorePost = async (report: ReportItem, at: string): Promise<Write[]> => {
  const post = await readPost(report);
  if (!post?.takenDown) throw new ApiError('not_taken_down');
  return post.mark(undefined, at);
};
