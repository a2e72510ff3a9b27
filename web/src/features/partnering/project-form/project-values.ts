import { type ProjectView, projectForm, WRONG_START_DATE } from '@plumbline/shared/contracts/projects/project-form';
import { interestProblem } from '@plumbline/shared/domain/projects/interest';
import { earliestStart } from '@plumbline/shared/domain/projects/start-date';
import type { z } from 'zod';

type ProjectFormInput = z.input<typeof projectForm>;
/** The form's values; a required choice is empty until it is made. */
export type ProjectValues = Omit<ProjectFormInput, 'type' | 'inviteVendorsToView'> & {
  type: ProjectFormInput['type'] | '';
  inviteVendorsToView: boolean | undefined;
};

const wrongDays = {
  interest_day_over: 'Please choose today or a later day',
  interest_after_start: 'Please choose a day no later than the project start',
} as const;

const emptyProject: ProjectValues = {
  name: '',
  type: '',
  description: '',
  zip: '',
  startDate: '',
  interestUntil: '',
  contractorTradeCategories: [],
  inviteVendorsToView: undefined,
  vendorTradeCategories: [],
  addedDetail: '',
};

export const projectFieldNames = Object.keys(emptyProject) as (keyof ProjectValues)[];

export const valuesOfProject = (project: ProjectView): ProjectValues => ({
  name: project.name,
  type: project.type as ProjectFormInput['type'],
  description: project.description,
  zip: project.zip,
  startDate: project.startDate,
  interestUntil: project.interestUntil ?? '',
  contractorTradeCategories: project.contractorTradeCategories,
  inviteVendorsToView: project.inviteVendorsToView,
  vendorTradeCategories: project.vendorTradeCategories,
  addedDetail: project.addedDetail,
});

/** A new project begins with the draft, otherwise with the company's own ZIP. */
export const valuesOfNew = (draft: unknown, ownZip: string | undefined): ProjectValues =>
  draft && typeof draft === 'object' ? { ...emptyProject, ...draft } : { ...emptyProject, zip: ownZip ?? '' };

type Days = Pick<ProjectValues, 'startDate' | 'interestUntil'>;

/**
 * Requires a new start date or last day for interest to be today or later. A stored day may be in the past [PRJ-11].
 */
export const formRules = (stored: Days | undefined) =>
  projectForm
    .refine(({ startDate }) => startDate === stored?.startDate || startDate >= earliestStart(new Date()), {
      path: ['startDate'],
      message: WRONG_START_DATE,
    })
    .superRefine(({ startDate, interestUntil }, context) => {
      const problem = interestUntil && interestProblem(interestUntil, startDate, new Date());
      if (!problem || (problem === 'interest_day_over' && interestUntil === stored?.interestUntil)) return;
      context.addIssue({ code: 'custom', path: ['interestUntil'], message: wrongDays[problem] });
    });
