import { APPRENTICESHIP } from '@plumbline/shared/options/jobs/position-types';
import { MAX_SEARCHED_TRADES } from '@plumbline/shared/options/limits';
import { useTranslation } from 'react-i18next';
import { BringStudents } from '../../../components/school/bring-students.tsx';
import { useOwnProfile } from '../../../lib/queries/own-profile.ts';
import { FactStrip } from '../../../ui/lists/fact-strip.tsx';
import { useNearJobs } from '../api/use-near-jobs.ts';
import { useSchoolStats } from '../api/use-school-stats.ts';
import { CardColumn, WideAndNarrowColumns } from '../columns.tsx';
import { SetUpSteps } from '../set-up-steps.tsx';
import { Apprenticeships } from './apprenticeships.tsx';
import { PaidTraining } from './paid-training.tsx';
import { TradesTaught } from './trades-taught.tsx';

/** The maximum number of results of one search. */
const MOST = 100;

/**
 * A school's dashboard: the number of users who signed up by its link, and paid places where students can learn its
 * trades [SHL-03].
 */
export const SchoolDashboard = () => {
  const { t } = useTranslation();
  const stats = useSchoolStats();
  const training = useNearJobs({ willingToProvidePaidTraining: true, limit: MOST });
  const own = useOwnProfile();
  const trades = own.data && (own.data.educational?.tradesTaught ?? []).slice(0, MAX_SEARCHED_TRADES);
  const apprenticeships = useNearJobs(
    trades && { positionTypes: [APPRENTICESHIP], tradeCategories: trades, limit: MOST },
  );
  const companies = training.data && new Set(training.data.result.map(({ company }) => company.id)).size;
  // Only the companies of the first results are known.
  const isPart = training.data && training.data.total > training.data.result.length;
  const items = [
    { label: t('Students with your link'), value: stats.data?.students },
    { label: t('Paid training jobs near you'), value: training.data?.total },
    { label: t('Companies that train'), value: isPart ? t('{{count}} or more', { count: companies ?? 0 }) : companies },
  ];
  return (
    <>
      <section aria-label={t('Your numbers')}>
        <FactStrip variant="numbers" phone="three" items={items.map(({ label, value = '-' }) => ({ label, value }))} />
      </section>
      <WideAndNarrowColumns>
        <CardColumn>
          <Apprenticeships query={own.isError ? { ...own, data: undefined } : apprenticeships} trades={trades} />
          <PaidTraining query={training} />
        </CardColumn>
        <CardColumn>
          <BringStudents />
          <TradesTaught query={own} />
          <SetUpSteps />
        </CardColumn>
      </WideAndNarrowColumns>
    </>
  );
};
