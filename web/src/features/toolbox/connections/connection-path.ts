import type { ConnectionView } from '@plumbline/shared/contracts/access/connections';
import { paths } from '@plumbline/shared/options/paths';

/** Where the other side is shown: an applicant with the job, everyone else on their profile. */
export const connectionPath = ({ type, profile, profileType, subject }: ConnectionView): string =>
  type === 'job-application' && profileType === 'jobSeeker'
    ? paths.employees.searchProfileJobApplication.path(profile, subject.id)
    : paths.profile.view.path(profile, profileType);
