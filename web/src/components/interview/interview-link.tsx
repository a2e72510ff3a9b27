import { paths } from '@plumbline/shared/options/paths';
import { CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '../../ui/controls/button.tsx';

type InterviewLinkProps = {
  seekerId: string;
  /** The job that the interview is about; without it, that of the address. */
  job?: string;
};

/**
 * Leads from a worker to the interview about a job, whether it is agreed or not; nothing on pages without a job.
 */
export const InterviewLink = ({ seekerId, job }: InterviewLinkProps) => {
  const { t } = useTranslation();
  const { jobId = job } = useParams();
  if (!jobId) return null;
  return (
    <ButtonLink to={paths.interview.path(jobId, seekerId)}>
      <CalendarClock size={16} aria-hidden />
      {t('Interview')}
    </ButtonLink>
  );
};
