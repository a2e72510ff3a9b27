import { Box } from '@chakra-ui/react';
import type { SentBriefing } from '@plumbline/shared/contracts/access/briefings';
import { paths } from '@plumbline/shared/options/paths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { type Column, DataTable } from '../../ui/lists/data-table.tsx';
import { SkeletonBox } from '../../ui/states/skeleton.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { RecipientCell, RecipientShape } from './recipient-cell.tsx';
import { StatusCell } from './status-cell.tsx';

/** Name, 'Project type', 'Posted On', recipient, status, and links to the job and the profile [BRF-09]. */
export const SentTable = ({ rows }: { rows: readonly SentBriefing[] | undefined }) => {
  const { t } = useTranslation();
  const columns: readonly Column<SentBriefing>[] = [
    {
      header: t('Name'),
      phone: 'name',
      cell: ({ job }) => <Link to={paths.employees.job.path(job.id)}>{job.name}</Link>,
    },
    { header: t('Project type'), phone: 'fact', cell: ({ job }) => t(job.type) },
    {
      header: t('Posted On'),
      phone: 'fact',
      phoneLabel: t('Posted'),
      shape: <SkeletonBox width="90px" />,
      cell: ({ job }) => (
        <Box as="span" whiteSpace="nowrap">
          <DateText value={job.postDate ?? job.createdAt} format="dash" />
        </Box>
      ),
    },
    {
      header: t('Recipient'),
      phone: 'fact',
      shape: <RecipientShape />,
      cell: ({ recipient }) => <RecipientCell recipient={recipient} />,
    },
    {
      header: t('Status'),
      phone: 'fact',
      shape: <SkeletonBox shape="pill" width="96px" />,
      cell: (row) => <StatusCell briefing={row} />,
    },
    {
      header: t('Action'),
      headerHidden: true,
      phone: 'actions',
      end: true,
      shape: <SkeletonBox shape="button" width="150px" />,
      cell: ({ job, recipient }) => (
        <>
          <ButtonLink
            variant="quiet"
            to={paths.employees.job.path(job.id)}
            aria-label={t('View {{name}}', { name: job.name })}
          >
            {t('View')}
          </ButtonLink>
          <ButtonLink variant="quiet" to={paths.profile.view.path(recipient.id)}>
            {t('View Profile')}
          </ButtonLink>
        </>
      ),
    },
  ];
  return (
    <DataTable
      caption={t('Job Briefings')}
      columns={columns}
      rows={rows}
      rowKey={({ job }) => job.id}
      phoneActions="text"
    />
  );
};
