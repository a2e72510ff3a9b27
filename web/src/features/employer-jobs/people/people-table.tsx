import { Box } from '@chakra-ui/react';
import type { JobView } from '@plumbline/shared/contracts/jobs/job-form';
import type { PersonRow } from '@plumbline/shared/contracts/jobs/job-people';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import { paths } from '@plumbline/shared/options/paths';
import { useTranslation } from 'react-i18next';
import { MarkAsFilled } from '../../../components/applicant/mark-as-filled.tsx';
import { ScreeningAnswers } from '../../../components/applicant/screening-answers.tsx';
import { StageSelect } from '../../../components/applicant/stage-select.tsx';
import { useListState } from '../../../lib/page/list-address.ts';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { type Column, DataTable } from '../../../ui/lists/data-table.tsx';
import { SkeletonBox } from '../../../ui/states/skeleton.tsx';
import type { PeopleKind } from '../api/use-people.ts';
import { MatchExpiry } from './match-expiry.tsx';
import { PersonActivity } from './person-activity.tsx';
import { PersonCell } from './person-cell.tsx';
import type { ChosenPeople } from './use-chosen-people.ts';

/** The page where a company opens an applicant or a match of a job [APP-18]. */
export const personPath = (jobId: string, kind: PeopleKind, seekerId: string): string =>
  kind === 'matches'
    ? paths.jobs.match.path(jobId, seekerId, { isMatch: true })
    : paths.employees.searchProfileJobApplication.path(seekerId, jobId);

type PeopleTableProps = {
  job: Pick<JobView, 'id' | 'name' | 'status' | 'questions'>;
  kind: PeopleKind;
  /** Undefined while the people load. */
  rows: readonly PersonRow[] | undefined;
  /** The chosen applicants, for actions on several of them. */
  chosen?: ChosenPeople | undefined;
  onDecline: (row: PersonRow) => void;
};

const PersonShape = () => (
  <Box display="flex" gap="3.5" alignItems="center" py={{ md: '1.5' }}>
    <SkeletonBox shape="avatar" />
    <Box display="grid" gap="2">
      <SkeletonBox width="130px" my="5px" />
      <SkeletonBox shape="pill" width="200px" />
    </Box>
  </Box>
);

/** 'Job Seeker', 'Last Activity', 'Actions' [APP-01]. */
export const PeopleTable = ({ job, kind, rows, chosen, onDecline }: PeopleTableProps) => {
  const { t } = useTranslation();
  const jobId = job.id;
  const state = useListState();
  const columns: readonly Column<PersonRow>[] = [
    {
      header: t('Job Seeker'),
      phone: 'name',
      shape: <PersonShape />,
      cell: (row) => <PersonCell person={row} isMatch={kind === 'matches'} chosen={chosen} />,
    },
    {
      header: t('Last Activity'),
      shape: <SkeletonBox width="150px" ms={{ base: '58px', md: '0' }} />,
      phone: 'fact',
      cell: (row) => (
        <Box color="text" ps={{ base: '58px', md: '0' }} mt={{ base: '1.5', md: '0' }}>
          <PersonActivity actions={row.actions} isMatch={kind === 'matches'} />
          {kind === 'matches' && <MatchExpiry expiresAt={row.expiresAt} />}
          {row.answers && (
            <Box mt="2">
              <ScreeningAnswers answers={row.answers} questions={job.questions} />
            </Box>
          )}
          {row.stage && (
            <Box mt="2">
              <StageSelect jobId={jobId} seekerId={row.id} name={fullName(row)} stage={row.stage} />
            </Box>
          )}
        </Box>
      ),
    },
    {
      header: t('Actions'),
      shape: (
        <>
          <SkeletonBox shape="button" width="88px" />
          <SkeletonBox shape="button" width="88px" />
        </>
      ),
      phone: 'actions',
      end: true,
      cell: (row) => (
        <>
          {row.stage === 'hired' && <MarkAsFilled job={job} />}
          <ButtonLink
            to={personPath(jobId, kind, row.id)}
            state={state}
            minWidth="88px"
            aria-label={t('View {{name}}', { name: fullName(row) })}
          >
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
