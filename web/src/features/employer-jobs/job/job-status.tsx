import type { JobSummary } from '@plumbline/shared/contracts/jobs/job-form';
import { CirclePause } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Pill, StatusPill } from '../../../ui/text/pill.tsx';

/** Active while it is not deleted [EMP-06]; a job that waits for its payment is neither. */
export const JobStatus = ({ job }: { job: Pick<JobSummary, 'deletedAt' | 'published'> }) => {
  const { t } = useTranslation();
  if (job.deletedAt) return <StatusPill status="Inactive" />;
  if (job.published) return <StatusPill status="Active" />;
  return <Pill icon={CirclePause}>{t('Not published')}</Pill>;
};
