import { Box } from '@chakra-ui/react';
import { HOUR_MS } from '@plumbline/shared/options/limits';
import { useTranslation } from 'react-i18next';
import { DateTimeText } from '../../../ui/text/date-text.tsx';
import { WindowRule } from './window-rule.tsx';

/** Shows how long the company's priority access still lasts. */
export const OwnWindow = ({ until }: { until: string }) => {
  const { t } = useTranslation();
  const hours = Math.max(0, (Date.parse(until) - Date.now()) / HOUR_MS);
  return (
    <Box px="3" py="2.5" bg="brass-soft" borderRadius="s" className="num">
      <WindowRule hoursLeft={hours} />
      <Box as="p" display="flex" flexWrap="wrap" columnGap="2.5" textStyle="small">
        <b>
          {hours < 1
            ? t('Yours for less than an hour')
            : t('Yours for {{count}} more hours', { count: Math.floor(hours) })}
        </b>
        <Box as="span" color="muted">
          {t('until')} <DateTimeText value={until} />
        </Box>
      </Box>
    </Box>
  );
};
