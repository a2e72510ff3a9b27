import type { JobView } from '@plumbline/shared/contracts/jobs/job-form';
import { paths } from '@plumbline/shared/options/paths';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PostLoader } from '../../../components/posts/post-loader.tsx';
import { useJob } from '../../../lib/queries/jobs/job.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';

const JobNotFound = ({ pageTitle }: { pageTitle: boolean }) => {
  const { t } = useTranslation();
  return (
    <Card>
      <EmptyState
        icon={SearchX}
        pageTitle={pageTitle}
        title={t("We couldn't find this job in our records.")}
        action={<ButtonLink to={paths.employees.jobs.path()}>{t('Find Employees')}</ButtonLink>}
      />
    </Card>
  );
};

type JobLoaderProps = {
  jobId: string;
  /** Also shows jobs of other companies. */
  anybodys?: boolean;
  /** Whether the page already has a heading. */
  titled?: boolean;
  /** The skeleton. */
  shape?: ReactNode;
  children: (job: JobView, own: boolean) => ReactNode;
};

/** A job, or its loading, unknown and error states [EMP-13, EMP-32]. */
export const JobLoader = ({ jobId, anybodys = false, titled = false, shape, children }: JobLoaderProps) => {
  const { t } = useTranslation();
  return (
    <PostLoader
      query={useJob(jobId)}
      failure={t("We couldn't find data for this job.")}
      gone={<JobNotFound pageTitle={!titled} />}
      titled={titled}
      anybodys={anybodys}
      shape={shape}
    >
      {children}
    </PostLoader>
  );
};
