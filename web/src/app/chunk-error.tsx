import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../ui/states/states.tsx';
import { useReportedError } from './use-reported-error.ts';

/** Shows when a part of the app could not be loaded or crashed, with a button to try again. */
export const ChunkError = () => {
  const { t } = useTranslation();
  useReportedError();
  return (
    <Box as="main" pt="12">
      <ErrorState title={t('Something went wrong.')} onRetry={() => location.reload()} />
    </Box>
  );
};
