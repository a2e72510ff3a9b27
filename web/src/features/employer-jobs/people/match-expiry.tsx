import { Box } from '@chakra-ui/react';
import { Clock, TimerOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DateText } from '../../../ui/text/date-text.tsx';

/** Says on a phone when a match ends: 'No expiration', 'Expired' or the date [APP-03]. */
export const MatchExpiry = ({ expiresAt }: { expiresAt: string | undefined }) => {
  const { t } = useTranslation();
  const expired = expiresAt !== undefined && Date.parse(expiresAt) <= Date.now();
  const Icon = expired ? TimerOff : Clock;
  return (
    <Box display={{ base: 'block', md: 'none' }} mt="1" color="muted" textStyle="small">
      <Icon size={16} aria-hidden />{' '}
      {expiresAt === undefined ? (
        t('No expiration')
      ) : expired ? (
        t('Expired')
      ) : (
        <>
          {t('Expires')} <DateText value={expiresAt} />
        </>
      )}
    </Box>
  );
};
