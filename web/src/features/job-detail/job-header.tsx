import { Box } from '@chakra-ui/react';
import type { JobView } from '@plumbline/shared/contracts/jobs/job-form';
import { formatDate } from '@plumbline/shared/domain/dates/dates';
import { paths } from '@plumbline/shared/options/paths';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useJobFacts } from '../../components/job/job-post.tsx';
import { ShareJob } from '../../components/job/share-job.tsx';
import { FactStrip } from '../../ui/lists/fact-strip.tsx';
import { useLocale } from '../../ui/text/date-text.tsx';
import { Pill } from '../../ui/text/pill.tsx';
import { canApply, statusPill } from './cards/application-rules.ts';
import { SaveStar } from './cards/save-star.tsx';

/** The seeker's state, with the date [SEE-13]. */
const StatusPill = ({ job }: { job: JobView }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  if (job.deletedAt) return <Pill>{t('This job has been deleted')}</Pill>;
  const status = job.applicationStatus && statusPill(job.applicationStatus);
  if (!status || !job.applicationStatus?.date) return null;
  return <Pill tone={status.tone}>{t(status.text, { date: formatDate(job.applicationStatus.date, { locale }) })}</Pill>;
};

/** Name, company and facts, with the star that saves the job; `children` are a company's own buttons. */
export const JobHeader = ({ job, children }: { job: JobView; children: ReactNode }) => {
  const { t } = useTranslation();
  const facts = useJobFacts(job);
  const { applicationStatus } = job;
  const company = job.profile[0]?.name;
  // On a phone the star is next to the buttons, when there are any.
  const starBelow = applicationStatus && canApply(job, applicationStatus, new Date());
  return (
    <Box
      as="header"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' }}
      columnGap="4"
      rowGap="4.5"
      marginTop={{ base: '-3.5', md: '-4.5' }}
    >
      <div>
        <h1>{job.name}</h1>
        <Box as="p" marginTop="2" display="flex" flexWrap="wrap" alignItems="center" rowGap="1" columnGap="3.5">
          <b>{company}</b>
          <Link className="tap" to={paths.profile.view.path(job.company, 'provider')}>
            {t('View company profile')}
          </Link>
          <StatusPill job={job} />
        </Box>
      </div>
      <Box display="flex" gap="2" alignItems="start" _empty={{ display: 'none' }}>
        {!job.briefing && <ShareJob job={job} />}
        {applicationStatus && (
          <Box display={{ base: starBelow ? 'none' : 'block', md: 'block' }}>
            <SaveStar jobId={job.id} saved={applicationStatus.saved} />
          </Box>
        )}
      </Box>
      {children && (
        <Box display="flex" flexWrap="wrap" alignItems="start" gap="2" gridColumn={{ base: '1 / -1', md: 'auto' }}>
          {children}
        </Box>
      )}
      <Box gridColumn="1 / -1">
        <FactStrip items={facts} />
      </Box>
    </Box>
  );
};
