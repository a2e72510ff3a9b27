import { groupHandler } from '../../http/group-handler.ts';
import { checkCompanyProfile, checkProfile } from './check-profile.ts';
import { getCompanyActivities } from './get-company-activities.ts';
import { getCompanyStats } from './get-company-stats.ts';
import { getCompanySteps } from './get-company-steps.ts';
import { getCompanyCompleteness, getProfileCompleteness } from './get-profile-completeness.ts';
import { getSchoolStats } from './get-school-stats.ts';
import { getSeekerOverview } from './get-seeker-overview.ts';
import { getSeekerSteps } from './get-seeker-steps.ts';
import { getWaiting } from './get-waiting.ts';

export const handler = groupHandler('dashboard', [
  getCompanySteps,
  getSeekerSteps,
  getSeekerOverview,
  getSchoolStats,
  getCompanyStats,
  getCompanyActivities,
  getWaiting,
  getProfileCompleteness,
  getCompanyCompleteness,
  checkProfile,
  checkCompanyProfile,
]);
