import type { JobCard } from '@plumbline/shared/contracts/jobs/job-search';
import { useTranslation } from 'react-i18next';
import { MileTape } from '../../ui/drawing/mile-tape.tsx';

/** How far the jobs of the page are, at a glance. */
export const JobTape = ({ jobs }: { jobs: readonly JobCard[] }) => {
  const { t } = useTranslation();
  const miles = jobs.map((job) => job.miles);
  const [from, to] = [Math.min(...miles), Math.max(...miles)].map(Math.round);
  return <MileTape miles={miles} label={t('Jobs by distance, from {{from}} to {{to}} miles', { from, to })} />;
};
