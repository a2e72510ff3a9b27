import type { ProfileView } from '@plumbline/shared/contracts/profile-shape';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { BackLink } from '../../components/back-link.tsx';
import { Card } from '../../components/card.tsx';
import { ErrorState, ListSkeleton } from '../../components/states.tsx';
import { useSessionKind } from '../../lib/session.ts';
import { useTitle } from '../../lib/use-title.ts';
import { useCompanyProfile } from './api/get-company-profile.ts';
import { CompanyBody } from './company-body.tsx';
import { CompanyHeader } from './company-header.tsx';
import { CompanyJobs } from './company-jobs.tsx';

const Company = ({ profile }: { profile: ProfileView }) => {
  const isSeeker = useSessionKind() === 'candidate';
  useTitle(profile.name);
  return (
    <>
      <CompanyHeader profile={profile} reduced={isSeeker} />
      <Card as="article" pad>
        <CompanyBody profile={profile} reduced={isSeeker} />
      </Card>
      {isSeeker && profile.kind !== 'educational' && <CompanyJobs companyId={profile.id} />}
    </>
  );
};

/** /profile/:profileId/provider: a company as others see it [PRO-14]. */
export const CompanyProfilePage = () => {
  const { t } = useTranslation();
  const { profileId = '' } = useParams();
  const { data: profile, isLoadingError, refetch } = useCompanyProfile(profileId);
  return (
    <>
      <BackLink />
      {profile ? (
        <Company key={profile.id} profile={profile} />
      ) : (
        <Card pad>
          {isLoadingError ? (
            <ErrorState title={t("We couldn't retrieve the data for this profile.")} onRetry={() => void refetch()} />
          ) : (
            <ListSkeleton />
          )}
        </Card>
      )}
    </>
  );
};
