import { accountKinds } from '../account-kinds.ts';
import { yesNo, yesNoNotApplicable } from '../answers.ts';
import * as credentials from '../background/credentials.ts';
import { educationLevels } from '../background/education.ts';
import { experienceBands, managementExperiences } from '../background/experience.ts';
import { hideableFacts } from '../background/hidden-facts.ts';
import * as company from '../companies/company.ts';
import { changedUserStatuses, companyRoles } from '../companies/company-users.ts';
import { projectTypes } from '../companies/project-types.ts';
import { documentKinds } from '../document-kinds.ts';
import { jobBenefits } from '../jobs/benefits.ts';
import { payUnits } from '../jobs/pay-units.ts';
import { positionTypes } from '../jobs/position-types.ts';
import { shifts } from '../jobs/shifts.ts';
import { overtimes, ownEquipment, travelTerms } from '../jobs/work-facts.ts';
import { tradeCategoryNames } from '../trades/trade-categories.ts';

/** Every choice in the forms of jobs, projects, profiles and users. Staff can't block a word that is in one of them. */
export const formChoices: readonly string[] = [
  ...tradeCategoryNames,
  ...positionTypes,
  ...shifts,
  ...overtimes,
  ...travelTerms,
  ...ownEquipment,
  ...payUnits,
  ...jobBenefits,
  ...projectTypes,
  ...company.industries,
  ...company.employeeCounts,
  ...company.workRadii,
  ...company.paymentTerms,
  ...company.designations,
  ...company.projectVolumes,
  ...company.laborKinds,
  ...documentKinds,
  ...experienceBands,
  ...managementExperiences,
  ...educationLevels,
  ...hideableFacts,
  ...credentials.veteranStatuses,
  ...credentials.oshaCertifications,
  ...credentials.cdlClasses,
  ...credentials.cdlEndorsements,
  ...credentials.epaTypes,
  ...credentials.electricalClasses,
  ...accountKinds,
  ...companyRoles,
  ...changedUserStatuses,
  ...yesNo,
  ...yesNoNotApplicable,
];
