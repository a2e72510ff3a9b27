import type { JobView } from '@plumbline/shared/contracts/jobs/job-form';
import { useTranslation } from 'react-i18next';
import { useOwnProfile } from '../../lib/queries/own-profile.ts';
import { WhyItFits } from '../match/why-it-fits.tsx';
import { fitOf } from './fit.ts';

/** The reasons in words; the position alone isn't one. */
const useReasons = (job: JobView): string[] => {
  const { t } = useTranslation();
  const { data: profile } = useOwnProfile();
  const { shared, seeksType } = fitOf(job, profile?.jobSeeker);
  if (shared === 0) return [];
  return [
    t('You share {{shared}} of {{count}} trade categories', { shared, count: job.tradeCategories.length }),
    ...(seeksType ? [t('You look for {{type}} work', { type: t(job.type) })] : []),
  ];
};

/** The match's reason and what else fits. */
export const FitCard = ({ job, reason }: { job: JobView; reason: string | undefined }) => (
  <WhyItFits reason={reason} reasons={useReasons(job)} />
);
