import { paths } from '@plumbline/shared/options/paths';
import { useTranslation } from 'react-i18next';
import { FactStrip } from '../../../ui/lists/fact-strip.tsx';
import { useIsGated } from '../../../ui/states/load-together.tsx';
import { SkeletonBox } from '../../../ui/states/skeleton.tsx';
import { useActivityCounts } from '../api/use-activity-counts.ts';
import { useSavedJobs } from '../api/use-saved-jobs.ts';

/**
 * The numbers of jobs in each list of My Jobs, each a link to its list; a failed part shows its error in its own card
 * [SHL-03].
 */
export const NumberStrip = () => {
  const { t } = useTranslation();
  const [activities, saved] = [useActivityCounts(), useSavedJobs()];
  const gated = useIsGated();
  const { active, ended } = activities.data ?? {};
  const items = [
    {
      label: t('Applied'),
      value: active?.['job-application'],
      to: paths.myJobs.activities.path({ only: 'job-application' }),
    },
    {
      label: t('Sent to me'),
      value: active?.['sent-job-post'],
      to: paths.myJobs.activities.path({ only: 'sent-job-post' }),
    },
    { label: t('Matches'), value: active?.match, to: paths.myJobs.activities.path({ only: 'match' }) },
    { label: t('Ended'), value: ended, to: paths.myJobs.activities.path({ show: 'inactive' }) },
    { label: t('Saved Jobs'), value: saved.data?.total, to: paths.myJobs.saved.path() },
  ];
  return (
    <section aria-label={t('Your numbers')}>
      <FactStrip
        variant="numbers"
        phone="three"
        items={items.map(({ label, value, to }) => {
          if (gated) return { label, value: <SkeletonBox shape="figure" /> };
          return value === undefined ? { label, value: '-' } : { label, value, to };
        })}
      />
    </section>
  );
};
