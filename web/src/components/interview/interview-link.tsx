import { paths } from '@plumbline/shared/options/paths';
import { CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '../../ui/controls/button.tsx';

/**
 * Leads from a worker on a job's page to the interview about the job, whether it is agreed or not; nothing on pages
 * without a job.
 */
export const InterviewLink = ({ seekerId }: { seekerId: string }) => {
  const { t } = useTranslation();
  const { jobId } = useParams();
  if (!jobId) return null;
  return (
    <ButtonLink to={paths.interview.path(jobId, seekerId)}>
      <CalendarClock size={16} aria-hidden />
      {t('Interview')}
    </ButtonLink>
  );
};
