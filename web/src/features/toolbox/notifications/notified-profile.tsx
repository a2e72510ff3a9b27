import { Box } from '@chakra-ui/react';
import type { NotificationView } from '@plumbline/shared/contracts/notifications/notifications';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { paths } from '@plumbline/shared/options/paths';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useNotifiedProfile } from '../api/use-notified-profile.ts';

/**
 * The profile that a notification is about, with a link. Renders nothing when the profile is deleted or hidden
 * [PRO-04].
 */
export const NotifiedProfile = ({ notification }: { notification: NotificationView }) => {
  const { t } = useTranslation();
  const { data: profile } = useNotifiedProfile(notification);
  if (!profile) return null;
  const { id, type, city, state } = profile;
  return (
    <Card pad display="flex" flexWrap="wrap" gap="3" alignItems="center" justifyContent="space-between" marginTop="4">
      <div>
        <h2>{fullName(profile)}</h2>
        <Box as="p" color="muted">
          {placeText({ city, state })}
        </Box>
      </div>
      <ButtonLink to={paths.profile.view.path(id, type)}>{t('View Profile')}</ButtonLink>
    </Card>
  );
};
