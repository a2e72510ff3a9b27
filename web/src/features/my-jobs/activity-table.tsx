import { Box, chakra } from '@chakra-ui/react';
import type { OwnActivity } from '@plumbline/shared/contracts/my-jobs/my-jobs';
import type { ActivityType } from '@plumbline/shared/domain/jobs/seeker-activity';
import { paths } from '@plumbline/shared/options/paths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { msg } from '../../lib/msg.ts';
import { type Column, DataTable } from '../../ui/lists/data-table.tsx';
import { SkeletonBox } from '../../ui/states/skeleton.tsx';
import { useRelativeTime } from '../../ui/text/date-text.tsx';
import { ActivityStatus } from './activity-status.tsx';
import { type Ask, ManageJob } from './manage-job.tsx';

/** The name of a job in a table. On a phone it is the heading of its row. */
export const JobName = chakra('span', {
  base: {
    fontFamily: 'heading',
    fontWeight: 'semibold',
    fontSize: { base: '1.25rem', md: 'h3' },
    lineHeight: '1.2',
    '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '44px', color: 'text', textDecoration: 'none' },
    '& a:hover': { textDecoration: 'underline' },
  },
});

const dateWords: Record<ActivityType, string> = {
  'job-application': msg('Applied {{when}}'),
  'sent-job-post': msg('Received {{when}}'),
  match: msg('Matched {{when}}'),
};

/** The date of an activity. On a phone, which has no column heads, it is a sentence. */
const ActivityDate = ({ activity: { type, activityDate, deletedAt } }: { activity: OwnActivity }) => {
  const { t } = useTranslation();
  const [relative, inSentence] = [useRelativeTime(), useRelativeTime({ inSentence: true })];
  const at = deletedAt ?? activityDate;
  const text = deletedAt ? msg('Ended {{when}}') : dateWords[type];
  return (
    <time dateTime={at}>
      <Box as="span" display={{ base: 'none', md: 'inline' }} color="muted" whiteSpace="nowrap">
        {relative(at)}
      </Box>
      <Box as="span" display={{ base: 'inline', md: 'none' }} textStyle="small">
        {t(text, { when: inSentence(at) })}
      </Box>
    </time>
  );
};

type ActivityTableProps = {
  /** Undefined while the activities load. */
  rows: readonly OwnActivity[] | undefined;
  onAsk: Ask;
};

/** 'Company', 'Role', 'Status', 'Date', 'Actions' [SEE-24]. */
export const ActivityTable = ({ rows, onAsk }: ActivityTableProps) => {
  const { t } = useTranslation();
  const columns: readonly Column<OwnActivity>[] = [
    {
      header: t('Company'),
      phone: 'fact',
      phoneWide: true,
      cell: ({ job }) => <Box color="text">{job.company.name}</Box>,
    },
    {
      header: t('Role'),
      phone: 'name',
      shape: <SkeletonBox shape="heading" width="150px" />,
      cell: ({ job, canView }) => (
        <JobName>{canView ? <Link to={paths.jobs.job.path(job.id)}>{job.name}</Link> : job.name}</JobName>
      ),
    },
    {
      header: t('Status'),
      phone: 'fact',
      phoneWide: true,
      shape: (
        <Box display="grid" gap="2">
          <SkeletonBox shape="pill" width="96px" />
          <SkeletonBox width="140px" />
        </Box>
      ),
      cell: (activity) => <ActivityStatus activity={activity} />,
    },
    {
      header: t('Date'),
      phone: 'fact',
      phoneWide: true,
      shape: <SkeletonBox width="80px" />,
      cell: (activity) => <ActivityDate activity={activity} />,
    },
    {
      header: t('Actions'),
      phone: 'actions',
      end: true,
      shape: <SkeletonBox shape="button" width="150px" />,
      cell: (activity) => <ManageJob activity={activity} onAsk={onAsk} />,
    },
  ];
  return <DataTable caption={t('Activity')} columns={columns} rows={rows} rowKey={({ job }) => job.id} />;
};
