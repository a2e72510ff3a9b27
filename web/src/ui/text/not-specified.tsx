import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

/** Shown for a missing value of a profile [PRO-21]. */
export const NotSpecified = () => {
  const { t } = useTranslation();
  return (
    <Box as="p" color="muted" fontWeight="normal">
      {t('Not specified')}
    </Box>
  );
};
