import { paths } from '@plumbline/shared/options/paths';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/layout/card.tsx';
import { FactStrip } from '../../../ui/lists/fact-strip.tsx';
import { PendingCard } from '../../../ui/states/pending-answer.tsx';
import { Skeleton, SkeletonBox } from '../../../ui/states/skeleton.tsx';
import { useMoney } from '../../../ui/text/money-text.tsx';
import { useStatistics } from '../api/use-statistics.ts';
import { sumOf } from './figures.ts';
import { LastDays } from './last-days.tsx';

/** Totals, and their course over the last 30 days. */
export const Statistics = () => {
  const { t } = useTranslation();
  const money = useMoney();
  const query = useStatistics();
  if (!query.data) {
    const labels = [t('Companies'), t('Job Seekers'), t('Jobs posted'), t('Applications'), t('Purchases')];
    return (
      <PendingCard query={query} failure={t("We couldn't load the numbers.")}>
        <Skeleton display="grid" gap="5">
          <FactStrip
            variant="numbers"
            items={labels.map((label) => ({ label, value: <SkeletonBox shape="figure" /> }))}
          />
          <Card pad display="grid" gap="5">
            <h2>{t('Last 30 days')}</h2>
            <SkeletonBox width="full" height={{ base: '480px', desk: '236px' }} />
          </Card>
        </Skeleton>
      </PendingCard>
    );
  }
  const { totals, days } = query.data;
  const items = [
    { label: t('Companies'), value: totals.companies, to: paths.admin.companies.path() },
    { label: t('Job Seekers'), value: totals.jobSeekers, to: paths.admin.jobSeekers.path() },
    { label: t('Jobs posted'), value: totals.jobs },
    { label: t('Applications'), value: totals.applications },
    { label: t('Purchases'), value: totals.purchases },
    { label: t('Paid, 30 days'), value: money(sumOf(days, 'paid')) },
    { label: t('Refunded, 30 days'), value: money(sumOf(days, 'refunded')) },
  ];
  return (
    <>
      <section aria-label={t('Totals')}>
        <FactStrip variant="numbers" items={items} />
      </section>
      <LastDays days={days} />
    </>
  );
};
