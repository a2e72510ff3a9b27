import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { paths } from '@plumbline/shared/options/paths';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { CompanyView } from '../../../components/company-profile/company-view.tsx';
import { ProfileLoading, ProfileUnavailable } from '../../../components/profile/profile-states.tsx';
import { InviteButton } from '../../../components/project/invite-button.tsx';
import { errorText } from '../../../lib/api/error-text.ts';
import { useTitle } from '../../../lib/page/use-title.ts';
import { companyQuery } from '../../../lib/queries/profiles.ts';
import { ActionBar } from '../../../ui/layout/action-bar.tsx';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { useCompanyVisit } from './company-visit.ts';

const { tradePartners, vendors } = paths;

const Company = ({ profile }: { profile: ProfileView }) => {
  useTitle(profile.name);
  return <CompanyView profile={profile} forSeeker={false} />;
};

type ProfilePageProps = { back: string; label: string; invite?: string };

const Profile = ({ back, label, invite }: ProfilePageProps) => {
  const { t } = useTranslation();
  const { profileId = '' } = useParams();
  const { data: profile, error, refetch } = useQuery(companyQuery(profileId));
  useCompanyVisit();
  // A company that can't be loaded also shows a toast [PRJ-35].
  useEffect(() => {
    if (error) toast.error(errorText(t, error, 'Something went wrong.'));
  }, [error, t]);
  return (
    <>
      <ActionBar
        left={<BackLink to={back} label={label} />}
        right={profile && <InviteButton company={profile} label={invite ?? t('Invite')} />}
      />
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

/** /trade-partners/search/profile/:profileId */
export const PartnerProfilePage = () => {
  const { t } = useTranslation();
  return <Profile back={tradePartners.search.path()} label={t('Back to Search')} />;
};

/** /vendors/:profileId [PRJ-37]. */
export const VendorProfilePage = () => {
  const { t } = useTranslation();
  return <Profile back={vendors.search.path()} label={t('Back to Search')} invite={t('Connect')} />;
};

/** /trade-partners/search-projects/:projectId/profile/:profileId: the project's owner [PRJ-20]. */
export const ProjectCompanyPage = () => {
  const { t } = useTranslation();
  const { projectId = '' } = useParams();
  return <Profile back={tradePartners.searchProject.path(projectId)} label={t('Back to Project Details')} />;
};
