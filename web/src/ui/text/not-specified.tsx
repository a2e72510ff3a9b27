import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

/** Stands where a profile says nothing [PRO-21]. */
export const NotSpecified = () => {
  const { t } = useTranslation();
  return (
    <Box as="p" color="muted" fontWeight="normal">
      {t('Not specified')}
    </Box>
  );
};
