import { Box } from '@chakra-ui/react';
import { paths } from '@plumbline/shared/options/paths';
import { useTranslation } from 'react-i18next';
import { useOwnProfile } from '../../../lib/queries/own-profile.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { DateTimeText } from '../../../ui/text/date-text.tsx';

/**
 * Says when the application was sent and what the company sees. An application is the profile itself, so the company
 * always sees its current state.
 */
export const SentCard = ({ sentAt }: { sentAt: string }) => {
  const { t } = useTranslation();
  const { data: profile } = useOwnProfile();
  if (!profile) return null;
  return (
    <Card as="section" pad display="grid" gap="3" aria-labelledby="sent">
      <h2 id="sent">{t('What you sent')}</h2>
      <p>
        {t('You applied')} <DateTimeText value={sentAt} />.
      </p>
      <Box as="p" color="muted" textStyle="small">
        {t('The company sees your profile as it is now, including any changes you make.')}
        {profile.updatedAt > sentAt && (
          <>
            {' '}
            {t('You changed it after you applied, last on')} <DateTimeText value={profile.updatedAt} />.
          </>
        )}
      </Box>
      <ButtonLink to={paths.profile.own.path({ view: 'employer' })}>{t('See what the company sees')}</ButtonLink>
    </Card>
  );
};
