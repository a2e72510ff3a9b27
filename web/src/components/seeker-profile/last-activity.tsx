import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { ActivityTime } from '../../ui/text/date-text.tsx';
import { NotSpecified } from '../../ui/text/not-specified.tsx';

/** When the seeker was last active [PRO-13]. */
export const LastActivity = ({ at }: { at: string | undefined }) => {
  const { t } = useTranslation();
  return (
    <Box display="grid" gap="2.5" alignContent="start">
      <h2>{t('Last Activity')}</h2>
      {at ? (
        <p>
          <ActivityTime value={at} />
        </p>
      ) : (
        <NotSpecified />
      )}
    </Box>
  );
};
