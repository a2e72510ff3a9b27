import type { JobView } from '@plumbline/shared/contracts/jobs';
import { ChevronRight, Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../app/paths.ts';
import { Banner } from '../../components/banner.tsx';
import { ButtonLink } from '../../components/button.tsx';

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
