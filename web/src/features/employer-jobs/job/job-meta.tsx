import { Box } from '@chakra-ui/react';
import type { JobView } from '@plumbline/shared/contracts/jobs/job-form';
import { useTranslation } from 'react-i18next';
import { JobStatus } from '../../../components/job/job-status.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import { Pill } from '../../../ui/text/pill.tsx';

/** Type, status, compensation and posted date in one line. */
export const JobMeta = ({ job }: { job: JobView }) => {
  const { t } = useTranslation();
  return (
    <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="3.5" rowGap="1.5">
      <Pill>{t(job.type)}</Pill>
      <JobStatus job={job} />
      {job.compensation && <span>{job.compensation}</span>}
      {job.published && (
        <span>
          {t('Posted')} <DateText value={job.createdAt} />
        </span>
      )}
    </Box>
  );
};
