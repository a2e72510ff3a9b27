import { Box } from '@chakra-ui/react';
import type { JobView } from '@plumbline/shared/contracts/jobs/job-form';
import { paths } from '@plumbline/shared/options/paths';
import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PurchaseView } from '../../../components/checkout/purchase/purchase-view.tsx';
import { JobPostBody, JobPostFacts } from '../../../components/job/job-post.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { JobMeta } from './job-meta.tsx';
import { JobTitle } from './job-title.tsx';
import { PublishButton } from './publish-button.tsx';

type JobPreviewProps = {
  job: JobView;
  /** The intent in the address. With an intent, the purchase replaces the body. */
  intentId: string | undefined;
  onCancel: () => void;
};

/** An unpublished job, as its readers will see it, or its purchase [EMP-13, EMP-14, EMP-30]. */
export const JobPreview = ({ job, intentId, onCancel }: JobPreviewProps) => {
  const { t } = useTranslation();
  const { profile } = useSession();
  return (
    <>
      <Box as="header" display="grid" gap="5">
        <JobTitle
          title={job.name}
          meta={
            <Box display="grid" gap="2">
              <b>{profile?.name}</b>
              <JobMeta job={job} />
            </Box>
          }
          action={
            !intentId &&
            !job.deletedAt && (
              <>
                <ButtonLink to={paths.employees.editJob.path(job.id)}>
                  <Pencil size={16} aria-hidden />
                  {t('Edit this job')}
                </ButtonLink>
                <PublishButton jobId={job.id} primary />
              </>
            )
          }
        />
        <JobPostFacts job={job} />
      </Box>
      {intentId ? <PurchaseView intentId={intentId} onCancel={onCancel} /> : <JobPostBody job={job} />}
    </>
  );
};
