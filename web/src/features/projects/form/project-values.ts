import { type ProjectView, projectForm, WRONG_START_DATE } from '@plumbline/shared/contracts/projects/project-form';
import { earliestStart } from '@plumbline/shared/domain/projects/start-date';
import type { z } from 'zod';

type Given = z.input<typeof projectForm>;
/** The form's values: what must be chosen is empty until it is. */
export type ProjectValues = Omit<Given, 'type' | 'inviteVendorsToView'> & {
  type: Given['type'] | '';
  inviteVendorsToView: boolean | undefined;
};

export const emptyProject: ProjectValues = {
  name: '',
  type: '',
  description: '',
  zip: '',
  startDate: '',
  contractorTradeCategories: [],
  inviteVendorsToView: undefined,
  vendorTradeCategories: [],
  addedDetail: '',
};

export const projectFieldNames = Object.keys(emptyProject) as (keyof ProjectValues)[];

export const valuesOfProject = (project: ProjectView): ProjectValues => ({
  name: project.name,
  type: project.type as Given['type'],
  description: project.description,
  zip: project.zip,
  startDate: project.startDate,
  contractorTradeCategories: project.contractorTradeCategories,
  inviteVendorsToView: project.inviteVendorsToView,
  vendorTradeCategories: project.vendorTradeCategories,
  addedDetail: project.addedDetail,
});

/** A new project begins with the draft, otherwise with the company's own ZIP. */
export const valuesOfNew = (draft: unknown, ownZip: string | undefined): ProjectValues =>
  draft && typeof draft === 'object' ? { ...emptyProject, ...draft } : { ...emptyProject, zip: ownZip ?? '' };

/** The form's rules: a start that is new lies today or later; the one a project has already may have come [PRJ-11]. */
export const formRules = (stored: string | undefined) =>
  projectForm.refine(({ startDate }) => startDate === stored || startDate >= earliestStart(new Date()), {
    path: ['startDate'],
    message: WRONG_START_DATE,
  });
