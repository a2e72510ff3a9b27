import { Box } from '@chakra-ui/react';
import { anonymousName } from '@plumbline/shared/contracts/masking/anonymous-name';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { useTranslation } from 'react-i18next';
import { useOwnProfile } from '../../../lib/queries/own-profile.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { MaskedAvatar } from '../../../ui/text/avatar.tsx';

/** What the company sees of an applicant before it unlocks the profile [PRO-37]. */
export const CompanyViewCard = () => {
  const { t } = useTranslation();
  const { data: profile } = useOwnProfile();
  if (!profile) return null;
  return (
    <Card as="section" pad display="grid" gap="3" aria-labelledby="seen">
      <h2 id="seen">{t('What the company sees')}</h2>
      <Box display="flex" gap="3" alignItems="center">
        <MaskedAvatar />
        <div>
          <b>{anonymousName(profile.id)}</b>
          <Box as="p" color="muted" textStyle="small">
            {placeText(profile)}
          </Box>
        </div>
      </Box>
      <Box as="p" color="muted" textStyle="small">
        {t(
          'Your trades, ratings and work history. Your name, phone, email and references stay hidden until the company unlocks your profile.',
        )}
      </Box>
    </Card>
  );
};
