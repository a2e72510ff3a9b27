import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { Card } from '../../ui/layout/card.tsx';
import { ReportButton } from '../report/report-button.tsx';
import { CompanyBody } from './company-body.tsx';
import { CompanyHeader } from './company-header.tsx';
import { CompanyJobs } from './company-jobs.tsx';

type CompanyViewProps = {
  profile: ProfileView;
  /** Whether a job seeker reads the profile, who sees fewer details and the open jobs [PRO-18, PRO-20]. */
  forSeeker: boolean;
};

/** A company as others see it; a school has no jobs [PRO-14]. */
export const CompanyView = ({ profile, forSeeker }: CompanyViewProps) => (
  <>
    <CompanyHeader profile={profile} reduced={forSeeker} />
    <Card as="article" pad>
      <CompanyBody profile={profile} reduced={forSeeker} />
    </Card>
    {forSeeker && profile.kind !== 'educational' && <CompanyJobs companyId={profile.id} />}
    <ReportButton kind="profile" id={profile.id} owner={profile.id} />
  </>
);
