import { Box } from '@chakra-ui/react';
import type { ReceivedJob } from '@plumbline/shared/contracts/access/briefings';
import { paths } from '@plumbline/shared/options/paths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BriefingPill } from '../../../components/briefing/briefing-pill.tsx';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { type Column, DataTable } from '../../../ui/lists/data-table.tsx';
import { SkeletonBox } from '../../../ui/states/skeleton.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';

const pathOf = ({ job }: ReceivedJob): string => paths.jobs.response.path(job.id);

/** Name, 'Project type', posted on, status and 'View' [BRF-16]. */
export const ReceivedTable = ({ rows }: { rows: readonly ReceivedJob[] | undefined }) => {
  const { t } = useTranslation();
  const columns: readonly Column<ReceivedJob>[] = [
    {
      header: t('Name'),
      phone: 'name',
      cell: (row) => (
        <>
          <Link className="tap" to={pathOf(row)}>
            {row.job.name}
          </Link>
          <Box as="p" color="muted" textStyle="small" fontWeight="normal">
            {row.job.company.name}
          </Box>
        </>
      ),
    },
    { header: t('Project type'), phone: 'fact', cell: ({ job }) => t(job.type) },
    {
      header: t('Posted On'),
      phone: 'fact',
      phoneLabel: t('Posted'),
      shape: <SkeletonBox width="90px" />,
      cell: ({ job }) => <DateText value={job.postDate ?? job.createdAt} />,
    },
    {
      header: t('Status'),
      phone: 'fact',
      shape: <SkeletonBox shape="pill" width="96px" />,
      cell: ({ state = 'pending' }) => <BriefingPill state={state} reader="seeker" />,
    },
    {
      header: t('Action'),
      headerHidden: true,
      phone: 'actions',
      end: true,
      shape: <SkeletonBox shape="button" width="72px" />,
      cell: (row) => (
        <ButtonLink to={pathOf(row)} aria-label={t('View {{name}}', { name: row.job.name })}>
          {t('View')}
        </ButtonLink>
      ),
    },
  ];
  return <DataTable caption={t('Job Briefings')} columns={columns} rows={rows} rowKey={({ job }) => job.id} />;
};
