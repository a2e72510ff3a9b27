import { Box } from '@chakra-ui/react';
import type { JobForm } from '@plumbline/shared/contracts/jobs/job-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/controls/button.tsx';
import { JobPostBody, JobPostFacts } from '../job/job-post.tsx';
import { JobFormActions } from './job-form-actions.tsx';
import { JobGaps } from './job-gaps.tsx';
import { PublishPrice } from './publish-price.tsx';

type JobReviewProps = {
  job: JobForm;
  /** Whether publishing it has its price, as it has not been published yet. */
  priced: boolean;
  /** While the post is sent. */
  busy: boolean;
  /** Just after the step came, while a double click may still be under way. */
  paused: boolean;
  onBack: () => void;
  onPublish: () => void;
};

/** The post as its readers will see it, and what publishing costs [EMP-16, EMP-22]. */
export const JobReview = ({ job, priced, busy, paused, onBack, onPublish }: JobReviewProps) => {
  const { t } = useTranslation();
  return (
    <>
      <Box as="header" display="grid" gap="4">
        <h2>{job.name}</h2>
        <JobPostFacts job={job} />
      </Box>
      <JobPostBody job={job} />
      <JobGaps job={job} paused={busy || paused} onBack={onBack} />
      <PublishPrice priced={priced} reviewed />
      <JobFormActions>
        <Button onClick={onBack} disabled={busy || paused}>
          {t('Back')}
        </Button>
        <Button variant="primary" onClick={onPublish} disabled={busy || paused}>
          {busy ? t('Sending...') : t('Publish')}
        </Button>
      </JobFormActions>
    </>
  );
};
