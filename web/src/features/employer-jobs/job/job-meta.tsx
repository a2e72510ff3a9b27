import { Box } from '@chakra-ui/react';
import type { JobView } from '@plumbline/shared/contracts/jobs/job-form';
import { useTranslation } from 'react-i18next';
import { JobStatus } from '../../../components/job/job-status.tsx';
import { usePayText } from '../../../components/job/use-pay-text.ts';
import { DateText } from '../../../ui/text/date-text.tsx';
import { Pill } from '../../../ui/text/pill.tsx';

/** Type, status, compensation and posted date in one line. */
export const JobMeta = ({ job }: { job: JobView }) => {
  const { t } = useTranslation();
  const pay = usePayText().wholePay(job);
  return (
    <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="3.5" rowGap="1.5">
      <Pill>{t(job.type)}</Pill>
      <JobStatus job={job} />
      {pay && <span>{pay}</span>}
      {job.openings !== undefined && (
        <span className="num">
          {t('{{hired}} of {{count}} hired', { hired: job.hiredCount ?? 0, count: job.openings })}
        </span>
      )}
      {job.postDate && (
        <span>
          {t('Posted')} <DateText value={job.postDate} />
        </span>
      )}
    </Box>
  );
};
