import { Box, chakra } from '@chakra-ui/react';
import type { JobSummary } from '@plumbline/shared/contracts/jobs/job-form';
import { paths } from '@plumbline/shared/options/paths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { JobStatus } from '../../../components/job/job-status.tsx';
import { usePayText } from '../../../components/job/use-pay-text.ts';
import { ListCard, ListRow } from '../../../ui/lists/list-card.tsx';
import { Skeleton, SkeletonBox } from '../../../ui/states/skeleton.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import { NewMark, Pill } from '../../../ui/text/pill.tsx';
import { ManagePost } from '../job/manage-post.tsx';
import { PublishButton } from '../job/publish-button.tsx';

const Counts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(3, auto)', md: 'repeat(3, minmax(76px, auto))' },
    justifyContent: { base: 'start', md: 'normal' },
    columnGap: { base: '3.5', md: '4' },
    '& > div': { display: 'flex', flexDirection: 'column-reverse' },
    '& dt': { color: 'muted', textStyle: 'small' },
    '& dd': { textStyle: 'figure', fontSize: '1.375rem' },
  },
});

type JobRowProps = { job: JobSummary; onDelete: () => void; onFill: () => void };

/** One of the company's jobs, with its counts and actions [EMP-05, EMP-07, EMP-08]. */
export const JobRow = ({ job, onDelete, onFill }: JobRowProps) => {
  const { t } = useTranslation();
  const pay = usePayText().wholePay(job);
  const counts = [
    [t('Views'), job.viewCount],
    [t('Applicants'), job.applicantCount],
    [t('Declined'), job.declinedCount],
  ] as const;
  return (
    <ListRow
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto auto' }}
      columnGap="8"
      rowGap="3.5"
      alignItems="center"
    >
      <Box display="grid" gap="2">
        <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="2.5" rowGap="1">
          <Box
            asChild
            fontSize="h3l"
            css={{ '& a': { color: 'text', textDecoration: 'none' }, '& a:hover': { textDecoration: 'underline' } }}
          >
            <h2>
              <Link to={paths.employees.job.path(job.id)}>{job.name}</Link>
            </h2>
          </Box>
          {job.hasNewApplicants && <NewMark>{t('New applicants')}</NewMark>}
        </Box>
        <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="3.5" rowGap="1.5" fontSize="control">
          <Pill>{t(job.type)}</Pill>
          <JobStatus job={job} />
          {pay && <span>{pay}</span>}
          {job.postDate && (
            <Box as="span" color="muted">
              {t('Posted')} <DateText value={job.postDate} format="padded" />
            </Box>
          )}
        </Box>
      </Box>
      <Counts>
        {counts.map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{count ?? 0}</dd>
          </div>
        ))}
      </Counts>
      <Box
        display="flex"
        flexDirection={{ base: 'row', lg: 'column' }}
        gap="2"
        css={{ '& > *': { flex: { base: '1', md: 'none' } } }}
      >
        {job.status === 'Not published' && <PublishButton jobId={job.id} />}
        <ManagePost job={job} isInList onDelete={onDelete} onFill={onFill} />
      </Box>
    </ListRow>
  );
};

/** Skeletons of three jobs. */
export const JobRowsShape = () => (
  <Skeleton>
    <ListCard as="div">
      {['190px', '150px', '170px'].map((width, at) => (
        <ListRow
          as="div"
          key={width}
          display="flex"
          flexWrap="wrap"
          gap="3.5"
          justifyContent="space-between"
          borderTopWidth={at ? '1px' : '0'}
          borderColor="border"
        >
          <Box display="grid" gap="3">
            <SkeletonBox shape="heading" width={width} />
            <Box display="flex" gap="3.5">
              <SkeletonBox shape="pill" />
              <SkeletonBox shape="pill" width="70px" />
            </Box>
          </Box>
          <SkeletonBox shape="button" width="140px" />
        </ListRow>
      ))}
    </ListCard>
  </Skeleton>
);
