import type { JobSummary, JobView } from '@plumbline/shared/contracts/jobs/job-form';
import { jobState } from '@plumbline/shared/domain/jobs/job-states';
import { postingDay } from '@plumbline/shared/domain/jobs/posting-day';
import type { JobItem, JobTextItem } from '../../table/jobs/job.ts';
import { hiredCount, type JobCountersItem } from '../../table/jobs/job-counters.ts';

/**
 * Returns whether the latest application came after the company's last view of the applicants. True without any view
 * [EMP-07].
 */
const hasNewApplicants = ({ lastApplicationAt, lastViewAt }: Partial<JobCountersItem>): boolean =>
  Boolean(lastApplicationAt && (!lastViewAt || lastApplicationAt > lastViewAt));

/** Returns the counts that only the owner sees; zeros for a job without counters, which had no visitors [EMP-05]. */
const ownerPart = (counters: Partial<JobCountersItem> = {}) => ({
  viewCount: counters.views ?? 0,
  applicantCount: counters.applicants ?? 0,
  declinedCount: counters.declined ?? 0,
  matchCount: counters.matches ?? 0,
  hiredCount: hiredCount(counters),
  hasNewApplicants: hasNewApplicants(counters),
  lastViewAt: counters.lastViewAt,
});

export const summaryForOthers = (job: JobItem): JobSummary => ({
  id: job.id,
  name: job.name,
  type: job.type,
  compensation: job.compensation,
  pay: job.pay,
  shift: job.shift,
  openings: job.openings,
  startDate: job.startDate,
  hours: job.hours,
  area: job.area,
  overtime: job.overtime,
  travel: job.travel,
  equipment: job.equipment,
  drugTest: job.drugTest,
  zip: job.zip,
  city: job.city,
  state: job.state,
  qualifications: job.qualifications,
  ...(job.requiredLicenses?.length && { requiredLicenses: job.requiredLicenses }),
  tradeCategories: job.tradeCategories,
  benefits: job.benefits,
  experienceRequired: job.experienceRequired,
  willingToProvidePaidTraining: job.willingToProvidePaidTraining,
  published: job.published,
  briefing: job.briefing,
  ...(!job.briefing && { status: jobState(job) }),
  company: job.company,
  profile: [{ id: job.company, name: job.companyName }],
  createdAt: job.createdAt,
  publishedAt: job.publishedAt,
  updatedAt: job.updatedAt,
  deletedAt: job.deletedAt,
  ...(job.published && { postDate: postingDay(job) }),
});

export const summaryForOwner = (job: JobItem, counters: JobCountersItem | undefined): JobSummary => ({
  ...summaryForOthers(job),
  ...ownerPart(counters),
  ...(job.takenDown && { takenDown: job.takenDown }),
});

const texts = (text: JobTextItem | undefined) => ({
  description: text?.description ?? '',
  whyWorkHere: text?.whyWorkHere ?? '',
});

export const viewForOthers = (job: JobItem, text: JobTextItem | undefined): JobView => ({
  ...summaryForOthers(job),
  ...texts(text),
  ...(job.questions && { questions: job.questions.map(({ text: asked }) => ({ text: asked })) }),
});

export const viewForOwner = (job: JobItem, text: JobTextItem | undefined, counters?: JobCountersItem): JobView => ({
  ...summaryForOwner(job, counters),
  ...texts(text),
  ...(job.questions && { questions: job.questions }),
});
