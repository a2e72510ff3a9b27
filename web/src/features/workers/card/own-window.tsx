import { Box, chakra } from '@chakra-ui/react';
import { HOUR_MS, PRIORITY_WINDOW_HOURS } from '@plumbline/shared/options/limits';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { DateTimeText } from '../../../ui/text/date-text.tsx';

/** The 72 hours on a ruler; the used part is drawn over. */
const Rule = chakra('div', {
  base: {
    position: 'relative',
    height: '10px',
    marginBottom: '1.5',
    background: `
      repeating-linear-gradient(90deg, {colors.border-strong} 0 1px, transparent 1px calc((100% - 1px) / 3)) 0 100% / 100% 10px no-repeat,
      repeating-linear-gradient(90deg, {colors.border-strong} 0 1px, transparent 1px calc((100% - 1px) / 24)) 0 100% / 100% 5px no-repeat`,
    _after: {
      content: '""',
      position: 'absolute',
      left: 0,
      bottom: 0,
      height: '3px',
      width: 'calc(var(--used) * 100%)',
      bg: 'brass-line',
    },
  },
});

/** Shows how long the company's priority access still lasts. */
export const OwnWindow = ({ until }: { until: string }) => {
  const { t } = useTranslation();
  const hours = Math.max(0, (Date.parse(until) - Date.now()) / HOUR_MS);
  const used = { '--used': 1 - Math.min(1, hours / PRIORITY_WINDOW_HOURS) } as CSSProperties;
  return (
    <Box px="3" py="2.5" bg="brass-soft" borderRadius="s" className="num">
      <Rule style={used} aria-hidden />
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
