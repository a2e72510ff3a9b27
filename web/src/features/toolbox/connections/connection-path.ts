import type { ConnectionView } from '@plumbline/shared/contracts/access/connections';
import { paths } from '@plumbline/shared/options/paths';

/** Returns the page of the other side: an applicant's page for the job, or the profile. */
export const connectionPath = ({ type, profile, profileType, subject }: ConnectionView): string =>
  type === 'job-application' && profileType === 'jobSeeker'
    ? paths.employees.searchProfileJobApplication.path(profile, subject.id)
    : paths.profile.view.path(profile, profileType);
