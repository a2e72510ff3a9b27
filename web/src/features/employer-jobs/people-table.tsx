import { Box } from '@chakra-ui/react';
import type { PersonRow } from '@plumbline/shared/contracts/jobs';
import { useTranslation } from 'react-i18next';
import { paths } from '../../app/paths.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { type Column, DataTable } from '../../components/data-table.tsx';
import type { PeopleKind } from './api/use-people.ts';
import { fullName } from './full-name.ts';
import { MatchExpiry } from './match-expiry.tsx';
import { PersonActivity } from './person-activity.tsx';
import { PersonCell } from './person-cell.tsx';

/** Where a company looks at an applicant or a match of a job [APP-18]. */
export const personPath = (jobId: string, kind: PeopleKind, seekerId: string): string =>
  kind === 'matches'
    ? paths.jobs.match.path(jobId, seekerId, { isMatch: true })
    : paths.employees.searchProfileJobApplication.path(seekerId, jobId);

type PeopleTableProps = {
  jobId: string;
  kind: PeopleKind;
  rows: readonly PersonRow[];
  onDecline: (row: PersonRow) => void;
};

/** 'Job Seeker', 'Last Activity', 'Actions' [APP-01]. */
export const PeopleTable = ({ jobId, kind, rows, onDecline }: PeopleTableProps) => {
  const { t } = useTranslation();
  const columns: readonly Column<PersonRow>[] = [
    { header: t('Job Seeker'), phone: 'name', cell: (row) => <PersonCell person={row} /> },
    {
      header: t('Last Activity'),
      phone: 'fact',
      cell: (row) => (
        <Box color="text" ps={{ base: '58px', md: '0' }} mt={{ base: '1.5', md: '0' }}>
          <PersonActivity actions={row.actions} isMatch={kind === 'matches'} />
          {kind === 'matches' && <MatchExpiry expiresAt={row.expiresAt} />}
        </Box>
      ),
    },
    {
      header: t('Actions'),
      phone: 'actions',
      end: true,
      cell: (row) => (
        <>
          <ButtonLink to={personPath(jobId, kind, row.id)} minWidth="88px">
            {t('View')}
          </ButtonLink>
          <Button
            variant="text"
            minWidth="88px"
            borderColor={{ base: 'border-strong', md: 'transparent' }}
            aria-label={t('Decline {{name}}', { name: fullName(row) })}
            onClick={() => onDecline(row)}
          >
            {t('Decline')}
          </Button>
        </>
      ),
    },
  ];
  return (
    <DataTable
      caption={kind === 'matches' ? t('Matches') : t('Applicants')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
    />
  );
};
