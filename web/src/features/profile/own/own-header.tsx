import { Box } from '@chakra-ui/react';
import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ProfilePhoto } from '../../../components/profile/profile-photo.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { useEditing } from '../section/editing.ts';
import { lazyFrom } from '../section/lazy-forms.ts';
import { ContactLine } from './contact-line.tsx';

const PhotoEditor = lazyFrom(() => import('./photo-editor.tsx'))('PhotoEditor');

/**
 * The photo or logo, the name, the place and the contact details. In edit mode the photo can be changed
 * [PRO-05, PRO-15].
 */
export const OwnHeader = ({ profile }: { profile: ProfileView }) => {
  const { t } = useTranslation();
  const { editing } = useEditing();
  return (
    <Box
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr)"
      columnGap={{ base: '4', md: '5' }}
      rowGap="3"
      alignItems="center"
    >
      <ProfilePhoto profile={profile} />
      <PageHeader title={fullName(profile)} documentTitle={t('Profile')}>
        <ContactLine profile={profile} />
      </PageHeader>
      {editing && (
        <Box gridColumn={{ base: '1 / -1', md: '2' }}>
          <Suspense fallback={<Box minHeight="44px" />}>
            <PhotoEditor profile={profile} />
          </Suspense>
        </Box>
      )}
    </Box>
  );
};
