import { Box } from '@chakra-ui/react';
import { maskProfile } from '@plumbline/shared/contracts/masking/mask-profile';
import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { paths } from '@plumbline/shared/options/paths';
import { Eye } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CompanyView } from '../../../components/company-profile/company-view.tsx';
import { SeekerBody } from '../../../components/seeker-profile/seeker-body.tsx';
import { SeekerHeader } from '../../../components/seeker-profile/seeker-header.tsx';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/text/banner.tsx';

/** The user's profile as the other side sees it: as a company sees a job seeker, or as a job seeker sees a company. */
export const SeenByOthers = ({ profile }: { profile: ProfileView }) => {
  const { t } = useTranslation();
  const isSeeker = profile.type === 'jobSeeker';
  // A school has no hidden details [PRO-14].
  const seen = maskProfile(profile, profile.kind === 'educational' ? 'open' : 'masked', !isSeeker);
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
      <Banner icon={Eye} action={<ButtonLink to={paths.profile.own.path()}>{t('Back to your profile')}</ButtonLink>}>
        {isSeeker
          ? t('This is all that a company sees of you before it unlocks your profile.')
          : t('This is what a job seeker sees of your company.')}
      </Banner>
      {isSeeker ? (
        <>
          <SeekerHeader seeker={seen} />
          <SeekerBody seeker={seen} />
        </>
      ) : (
        <CompanyView profile={seen} forSeeker />
      )}
    </Box>
  );
};
