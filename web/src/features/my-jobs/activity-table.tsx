import { Box, chakra } from '@chakra-ui/react';
import type { OwnActivity } from '@plumbline/shared/contracts/my-jobs/my-jobs';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { paths } from '@plumbline/shared/options/paths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PlaceAndMiles } from '../../components/job/application-line.tsx';
import { RowFactsLine } from '../../components/job/facts/row-facts.tsx';
import { useMilesText } from '../../components/job/use-miles-text.ts';
import { usePayText } from '../../components/job/use-pay-text.ts';
import { type Column, DataTable } from '../../ui/lists/data-table.tsx';
import { SkeletonBox } from '../../ui/states/skeleton.tsx';
import { RelativeTime } from '../../ui/text/date-text.tsx';
import { activityNames } from './activity-filter.tsx';
import { ActivityStatus } from './activity-status.tsx';
import { type Ask, ManageJob } from './manage-job.tsx';

/** The name of a job in a table. On a phone it is the heading of its row. */
export const JobName = chakra('span', {
  base: {
    fontFamily: 'heading',
    fontWeight: 'semibold',
    fontSize: { base: '1.25rem', md: 'h3' },
    lineHeight: '1.2',
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '44px',
      // The target stays 44 px high; the rows of a phone don't.
      marginBlock: { base: '-10px', md: '0' },
      color: 'text',
      textDecoration: 'none',
    },
    '& a:hover': { textDecoration: 'underline' },
  },
});

/** The date of an activity; the date of its end when it has ended. */
const ActivityDate = ({ activity: { activityDate, deletedAt } }: { activity: OwnActivity }) => (
  <Box as="span" color="muted" whiteSpace="nowrap">
    <RelativeTime value={deletedAt ?? activityDate} />
  </Box>
);

type ActivityTableProps = {
  /** Undefined while the activities load. */
  rows: readonly OwnActivity[] | undefined;
  /** Whether each type has a heading. */
  isGrouped?: boolean;
  onAsk: Ask;
};

/** The company with its place and the miles to it. */
const Company = ({ activity: { job, miles } }: { activity: OwnActivity }) => {
  const milesText = useMilesText();
  return (
    <Box color="text" display={{ base: 'flex', md: 'block' }} flexWrap="wrap" columnGap="2">
      <span>{job.company.name}</span>{' '}
      <Box as="span" display={{ md: 'block' }}>
        <PlaceAndMiles place={placeText(job)} miles={miles === undefined ? undefined : milesText(miles)} />
      </Box>
    </Box>
  );
};

/** The title with the pay and the facts below it. */
const Role = ({ activity: { job, canView } }: { activity: OwnActivity }) => {
  const { t } = useTranslation();
  const { shortPay } = usePayText();
  return (
    <>
      <JobName>{canView ? <Link to={paths.jobs.job.path(job.id)}>{job.name}</Link> : job.name}</JobName>
      <Box className="num" color="text" fontSize="control" fontWeight="medium">
        {shortPay(job) || t('Not specified')}
      </Box>
      <RowFactsLine job={job} />
    </>
  );
};

/** 'Company', 'Role', 'Status', 'Date', 'Actions' [SEE-24]. */
export const ActivityTable = ({ rows, isGrouped = false, onAsk }: ActivityTableProps) => {
  const { t } = useTranslation();
  const columns: readonly Column<OwnActivity>[] = [
    {
      header: t('Company'),
      phone: 'fact',
      phoneWide: true,
      cell: (activity) => <Company activity={activity} />,
    },
    {
      header: t('Role'),
      phone: 'name',
      shape: <SkeletonBox shape="heading" width="150px" />,
      cell: (activity) => <Role activity={activity} />,
    },
    {
      header: t('Status'),
      phone: 'fact',
      phoneSplit: true,
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
      phone: 'none',
      shape: <SkeletonBox width="80px" />,
      cell: (activity) => <ActivityDate activity={activity} />,
    },
    {
      header: t('Actions'),
      phone: 'actions',
      end: true,
      shape: <SkeletonBox shape="button" width="150px" />,
      cell: (activity) => (
        <Box css={{ '& button': { whiteSpace: { md: 'nowrap' } } }}>
          <ManageJob activity={activity} onAsk={onAsk} />
        </Box>
      ),
    },
  ];
  return (
    <DataTable
      caption={t('Activity')}
      columns={columns}
      rows={rows}
      rowKey={({ job }) => job.id}
      phoneActions="inline"
      groupOf={isGrouped ? ({ type }) => t(activityNames[type].heading) : undefined}
    />
  );
};
