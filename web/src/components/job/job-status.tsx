import type { JobSummary } from '@plumbline/shared/contracts/jobs/job-form';
import { CirclePause, Clock, UserCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Pill, StatusPill } from '../../ui/text/pill.tsx';

/**
 * The state of a job; that Plumbline took it down comes first. A job that is neither paid for nor published counts as
 * not published [EMP-06].
 */
export const JobStatus = ({ job }: { job: Pick<JobSummary, 'status' | 'takenDown'> }) => {
  const { t } = useTranslation();
  if (job.takenDown) return <StatusPill status="Taken down" />;
  switch (job.status) {
    case 'Active':
    case 'Inactive':
      return <StatusPill status={job.status} />;
    case 'Paused':
      return <Pill icon={CirclePause}>{t('Paused')}</Pill>;
    case 'Filled':
      return <Pill icon={UserCheck}>{t('Position filled')}</Pill>;
    default:
      return (
        <Pill tone="warning" icon={Clock}>
          {t('Not published')}
        </Pill>
      );
  }
};
