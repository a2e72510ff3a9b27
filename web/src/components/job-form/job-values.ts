import type { JobView, jobForm } from '@plumbline/shared/contracts/jobs/job-form';
import type { givenWorkFacts } from '@plumbline/shared/contracts/jobs/work-facts';
import { jobCopyName } from '@plumbline/shared/domain/jobs/job-copy-name';
import type { PayUnit } from '@plumbline/shared/options/jobs/pay-units';
import {
  MAX_QUESTIONS,
  type Overtime,
  type OwnEquipment,
  type TravelTerm,
} from '@plumbline/shared/options/jobs/work-facts';
import type { z } from 'zod';

type JobFormInput = z.input<typeof jobForm>;
/** The form's values; a required choice is empty until it is made. */
export type JobValues = Omit<
  JobFormInput,
  'type' | 'pay' | 'shift' | keyof typeof givenWorkFacts | 'experienceRequired' | 'willingToProvidePaidTraining'
> & {
  type: JobFormInput['type'] | '';
  shift: NonNullable<JobFormInput['shift']> | '';
  openings: number | null;
  startDate: string;
  hours: string;
  area: string;
  overtime: Overtime | '';
  travel: TravelTerm[];
  equipment: OwnEquipment[];
  drugTest: boolean;
  questions: { text: string; wantsYes: boolean }[];
  /** Cents, null for none. */
  pay: { from: number | null; to: number | null; unit: PayUnit };
  experienceRequired: boolean | undefined;
  willingToProvidePaidTraining: boolean | undefined;
};

const noPay: JobValues['pay'] = { from: null, to: null, unit: 'hour' };

export const emptyJob: JobValues = {
  name: '',
  description: '',
  tradeCategories: [],
  zip: '',
  type: '',
  shift: '',
  openings: null,
  startDate: '',
  hours: '',
  area: '',
  overtime: '',
  travel: [],
  equipment: [],
  drugTest: false,
  questions: [],
  qualifications: [],
  requiredLicenses: [],
  compensation: '',
  pay: noPay,
  benefits: [],
  whyWorkHere: '',
  experienceRequired: undefined,
  willingToProvidePaidTraining: undefined,
};

/** Every field by the name that the server's errors use. */
export const jobFields: readonly string[] = [
  ...Object.keys(emptyJob),
  ...Object.keys(noPay).map((name) => `pay.${name}`),
  ...Array.from({ length: MAX_QUESTIONS }, (_, index) => `questions.${index}.text`),
];

/** Only the form's fields: no id and no dates, so that a copy is a separate job [EMP-28]. */
export const valuesOfJob = (job: JobView): JobValues => ({
  name: job.name,
  description: job.description,
  tradeCategories: job.tradeCategories,
  zip: job.zip,
  type: job.type,
  shift: job.shift ?? '',
  openings: job.openings ?? null,
  startDate: job.startDate ?? '',
  hours: job.hours ?? '',
  area: job.area ?? '',
  overtime: job.overtime ?? '',
  travel: job.travel ?? [],
  equipment: job.equipment ?? [],
  drugTest: job.drugTest ?? false,
  questions: (job.questions ?? []).map(({ text, wantsYes = false }) => ({ text, wantsYes })),
  qualifications: job.qualifications,
  requiredLicenses: job.requiredLicenses ?? [],
  compensation: job.compensation,
  pay: { ...noPay, ...job.pay },
  benefits: job.benefits,
  whyWorkHere: job.whyWorkHere,
  experienceRequired: job.experienceRequired,
  willingToProvidePaidTraining: job.willingToProvidePaidTraining,
});

/** The copied job under its new name [EMP-27]. */
export const valuesOfCopy = (job: JobView, listedNames: readonly string[]): JobValues => ({
  ...valuesOfJob(job),
  name: jobCopyName(job.name, listedNames),
});

type Company = { zip?: string | undefined; provider?: { selfPerformWorkCategories?: readonly string[] | undefined } };

/** A new job begins with the draft, otherwise with the company's ZIP and the trades it performs itself [EMP-24]. */
export const valuesOfNew = (draft: unknown, company: Company = {}): JobValues => {
  if (draft && typeof draft === 'object') return { ...emptyJob, ...draft };
  const { zip = '', provider } = company;
  return { ...emptyJob, zip, tradeCategories: [...(provider?.selfPerformWorkCategories ?? []).slice(0, MAX_TRADES)] };
};

/** Maximum of trade categories of a job; a company may have more. */
const MAX_TRADES = 20;
