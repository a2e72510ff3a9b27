import { Box } from '@chakra-ui/react';
import type { CompanyMatch } from '@plumbline/shared/contracts/search/workers';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import { paths } from '@plumbline/shared/options/paths';
import { useTranslation } from 'react-i18next';
import { SendJobButton } from '../../../components/send-job/send-job-button.tsx';
import { WorkerLine } from '../../../components/worker/worker-line.tsx';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { type Column, DataTable } from '../../../ui/lists/data-table.tsx';
import { SkeletonBox } from '../../../ui/states/skeleton.tsx';
import { Avatar, MaskedAvatar } from '../../../ui/text/avatar.tsx';

const Person = ({ match }: { match: CompanyMatch }) => (
  <Box display="flex" gap="3.5" alignItems="flex-start" py={{ md: '1.5' }}>
    <Box hideBelow="md">
      {match.hasProfileViewAccess ? <Avatar name={fullName(match)} photoUrl={match.Photo} /> : <MaskedAvatar />}
    </Box>
    <Box flex="1" minWidth="0">
      <WorkerLine worker={match} pricedBy={match.trades.map(({ category }) => category)} />
    </Box>
  </Box>
);

const PersonShape = () => (
  <Box display="flex" gap="3.5" alignItems="center" py={{ md: '1.5' }}>
    <SkeletonBox shape="avatar" />
    <Box display="grid" gap="2">
      <SkeletonBox width="130px" />
      <SkeletonBox width="96px" />
    </Box>
  </Box>
);

type MatchesTableProps = {
  /** Undefined while the matches load. */
  rows: readonly CompanyMatch[] | undefined;
};

/** 'Job Seeker' and 'Actions'; one card for each on a phone [APP-12]. */
export const MatchesTable = ({ rows }: MatchesTableProps) => {
  const { t } = useTranslation();
  const columns: readonly Column<CompanyMatch>[] = [
    { header: t('Job Seeker'), phone: 'name', shape: <PersonShape />, cell: (match) => <Person match={match} /> },
    {
      header: t('Actions'),
      phone: 'actions',
      end: true,
      shape: (
        <>
          <SkeletonBox shape="button" width="112px" />
          <SkeletonBox shape="button" width="112px" />
        </>
      ),
      cell: (match) => (
        <Box display="contents" css={{ '& > *': { flex: { mdDown: '1' }, whiteSpace: { md: 'nowrap' } } }}>
          <SendJobButton
            seeker={match}
            label={t('Send Job')}
            aria-label={t('Send Job to {{name}}', { name: fullName(match) })}
          />
          <ButtonLink
            ms={{ md: '1' }}
            to={paths.profile.view.path(match.id, 'jobSeeker', { companyMatch: true })}
            aria-label={t('View profile of {{name}}', { name: fullName(match) })}
          >
            {t('View profile')}
          </ButtonLink>
        </Box>
      ),
    },
  ];
  return <DataTable caption={t('Company Matches')} columns={columns} rows={rows} rowKey={({ id }) => id} />;
};
