import type { JobView } from '@plumbline/shared/contracts/jobs/job-form';
import { ChevronRight, Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/text/banner.tsx';

/** A briefing is answered on its own page. */
export const BriefingBanner = ({ job }: { job: JobView }) => {
  const { t } = useTranslation();
  return (
    <Banner
      icon={Mail}
      action={
        <ButtonLink variant="quiet" to={paths.jobs.response.path(job.id)}>
          {t('Review')}
          <ChevronRight size={16} aria-hidden />
        </ButtonLink>
      }
    >
      {t('You are reviewing a job briefing by {{company}}', { company: job.profile[0]?.name })}
    </Banner>
  );
};
