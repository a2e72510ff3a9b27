import { Box } from '@chakra-ui/react';
import type { JobView } from '@plumbline/shared/contracts/jobs/job-form';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import { paths } from '@plumbline/shared/options/paths';
import { useTranslation } from 'react-i18next';
import { JobPostBody, JobPostFacts } from '../../../components/job/job-post.tsx';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { JobTitle } from './job-title.tsx';

const { searchProfileJob, skilledWorkerJobResponse } = paths.employees;

/**
 * Shows a briefing as it was sent, with a link to the response. A briefing has one reader and no applicants [BRF-09].
 */
export const BriefingPost = ({ job }: { job: JobView }) => {
  const { t } = useTranslation();
  const { recipient = '', jobSeeker } = job;
  return (
    <>
      <Box as="header" display="grid" gap="5">
        <JobTitle
          title={job.name}
          meta={jobSeeker && <p>{t('Job briefing for {{name}}', { name: fullName(jobSeeker) })}</p>}
          action={
            job.published || job.deletedAt ? (
              <ButtonLink to={skilledWorkerJobResponse.path(recipient, job.id)}>{t('See the answer')}</ButtonLink>
            ) : (
              <ButtonLink variant="primary" to={searchProfileJob.path(recipient, { job: job.id })}>
                {t('Go on')}
              </ButtonLink>
            )
          }
        />
        <JobPostFacts job={job} />
      </Box>
      <JobPostBody job={job} />
    </>
  );
};
