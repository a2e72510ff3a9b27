import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { useCompanyStats } from '../api/use-company-stats.ts';
import { Panel } from '../panel.tsx';
import { HEIGHT, WIDTH } from './chart-scale.ts';
import { DaysChart } from './days-chart.tsx';
import { DaysTable } from './days-table.tsx';

const ChartLegend = chakra('p', {
  base: {
    display: 'flex',
    gap: '4.5',
    color: 'muted',
    textStyle: 'small',
    '& span::before': { content: '""', display: 'inline-block', marginInlineEnd: '7px' },
    '& [data-views]::before': { width: '18px', height: '3px', verticalAlign: '3px', bg: 'accent' },
    '& [data-applicants]::before': { width: '8px', height: '12px', verticalAlign: '-1px', bg: 'brass-line' },
  },
});

/** The chart's ground line with its ticks. */
const ChartShape = () => (
  <Skeleton
    display="grid"
    alignItems="end"
    aspectRatio={`${WIDTH} / ${HEIGHT}`}
    borderTopWidth="1px"
    borderColor="border"
  >
    <Box className="ruler" marginBottom="28px" />
  </Skeleton>
);

/** Views and applicants of the last 30 days [SHL-03]. */
export const LastDays = () => {
  const { t } = useTranslation();
  const stats = useCompanyStats();
  return (
    <Panel
      title={t('Last 30 days')}
      failure={t("We couldn't load your numbers.")}
      query={stats}
      shape={<ChartShape />}
      aside={() => (
        <ChartLegend>
          <span data-views>{t('Views')}</span>
          <span data-applicants>{t('Applicants')}</span>
        </ChartLegend>
      )}
    >
      {({ days }) => (
        <>
          <DaysChart days={days} />
          <DaysTable days={days} />
          {days.every(({ views, applicants }) => views + applicants === 0) && (
            <Box as="p" color="muted" textStyle="small">
              {t('No views in the last 30 days.')}
            </Box>
          )}
        </>
      )}
    </Panel>
  );
};
