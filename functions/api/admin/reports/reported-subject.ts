import type { Reported } from '@plumbline/shared/contracts/admin/reported';
import type { ReportKind } from '@plumbline/shared/domain/support/report-kinds';
import { readWholeJob } from '../../../table/jobs/whole-job.ts';
import { readWholeProject } from '../../../table/projects/project.ts';
import type { ReportItem } from '../../../table/staff/report.ts';
import { readMessages } from './reported-messages.ts';
import { readProfile } from './reported-profile.ts';

type SubjectView = Omit<Reported, 'kind'>;
type SubjectReader = (report: ReportItem) => Promise<SubjectView>;

const readJob: SubjectReader = async ({ subject }) => {
  const { job, text } = await readWholeJob(subject);
  if (!job) return { isGone: true };
  const { description = '', whyWorkHere = '' } = text ?? {};
  return {
    isGone: false,
    endedAt: job.deletedAt,
    takenDownAt: job.takenDown?.date,
    job: { ...job, description, whyWorkHere },
  };
};

const readProject: SubjectReader = async ({ subject }) => {
  const { project, text } = await readWholeProject(subject);
  if (!project) return { isGone: true };
  const { description = '', addedDetail = '' } = text ?? {};
  const { deletedAt, closedAt, takenDown } = project;
  const ended = { endedAt: deletedAt ?? closedAt, takenDownAt: takenDown?.date };
  return { isGone: false, ...ended, project: { ...project, description, addedDetail } };
};

const readers: Record<ReportKind, SubjectReader> = {
  job: readJob,
  project: readProject,
  profile: readProfile,
  message: readMessages,
};

/**
 * Returns the current state of the reported subject; the contract removes fields that staff don't see. Makes one or two
 * requests.
 */
export const readSubject: SubjectReader = (report) => readers[report.kind](report);
