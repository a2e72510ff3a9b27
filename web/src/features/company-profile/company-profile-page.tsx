import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { CompanyView } from '../../components/company-profile/company-view.tsx';
import { ProfileLoading, ProfileUnavailable } from '../../components/profile/profile-states.tsx';
import { useTitle } from '../../lib/page/use-title.ts';
import { companyQuery } from '../../lib/queries/profiles.ts';
import { useSessionKind } from '../../lib/session/session.ts';
import { BackLink } from '../../ui/layout/back-link.tsx';

const Company = ({ profile }: { profile: ProfileView }) => {
  useTitle(profile.name);
  return <CompanyView profile={profile} forSeeker={useSessionKind() === 'candidate'} />;
};

/** /profile/:profileId/provider: a company as others see it [PRO-14]. */
export const CompanyProfilePage = () => {
  const { profileId = '' } = useParams();
  const { data: profile, error, refetch } = useQuery(companyQuery(profileId));
  return (
    <>
      <BackLink />
      {profile ? (
        <Company key={profile.id} profile={profile} />
      ) : error ? (
        <ProfileUnavailable error={error} onRetry={() => void refetch()} />
      ) : (
        <ProfileLoading />
      )}
    </>
  );
};
