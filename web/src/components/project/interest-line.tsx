import { Box } from '@chakra-ui/react';
import { formatDate } from '@plumbline/shared/domain/dates/dates';
import { isInterestOver } from '@plumbline/shared/domain/projects/interest';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../ui/text/date-text.tsx';

/** The last day on which companies can ask to join a project. */
export const InterestLine = ({ until }: { until: string }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <Box as="span" color="text" fontWeight="medium">
      {isInterestOver(until, new Date())
        ? t('No longer taking requests')
        : t('Last day to ask: {{date}}', { date: formatDate(until, { locale }) })}
    </Box>
  );
};
