import { REQUIRED, requiredPhone } from '@plumbline/shared/contracts/fields';
import { accountBody } from '@plumbline/shared/contracts/profiles/profiles';
import type { z } from 'zod';
import { choice } from '../../../lib/forms/form-choice.ts';
import { msg } from '../../../lib/msg.ts';

/** The fields of a company, vendor or school over three steps [ACC-30]. */
export const companySchema = accountBody
  .omit({ user: true, type: true, city: true, state: true, country: true })
  .extend({
    contactName: accountBody.shape.contactName.unwrap(),
    phoneNumber: requiredPhone,
    workRadius: choice(accountBody.shape.workRadius.unwrap()),
  })
  .refine(
    ({ selfPerformWork, selfPerformWorkCategories = [] }) => !selfPerformWork || selfPerformWorkCategories.length > 0,
    {
      path: ['selfPerformWorkCategories'],
      error: REQUIRED,
    },
  );

export type CompanyValues = z.input<typeof companySchema>;

export const emptyCompany: CompanyValues = {
  contactName: '',
  name: '',
  phoneNumber: '',
  address: '',
  address2: '',
  zip: '',
  workRadius: '',
  industryOfWorkPerformed: [],
  selfPerformWorkCategories: [],
};

/** The fields of each step. The form continues only when the fields of the step are valid. */
export const companySteps = [
  { name: msg('Company'), fields: ['contactName', 'name', 'phoneNumber', 'isFranchise'] },
  { name: msg('Location'), fields: ['address', 'address2', 'zip', 'workRadius', 'industryOfWorkPerformed'] },
  { name: msg('Trades'), fields: ['selfPerformWork', 'selfPerformWorkCategories'] },
] as const satisfies readonly { name: string; fields: readonly (keyof CompanyValues)[] }[];

/** The first step with a field that the server rejected, or undefined. */
export const stepOfField = (path: string | undefined): number | undefined => {
  const step = companySteps.findIndex(({ fields }) => fields.some((field) => field === path));
  return step < 0 ? undefined : step;
};
