import { Box } from '@chakra-ui/react';
import type { ProjectMatchCard } from '@plumbline/shared/contracts/projects/project-matches';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { paths } from '@plumbline/shared/options/paths';
import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MatchReason } from '../../../components/job/match-reason.tsx';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { type Column, DataTable } from '../../../ui/lists/data-table.tsx';
import { PendingAnswer } from '../../../ui/states/pending-answer.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { useProjectMatches } from '../api/use-project-companies.ts';

/** The best matches in short; their own page lists all of them. */
export const MatchRows = ({ projectId }: { projectId: string }) => {
  const { t } = useTranslation();
  const matches = useProjectMatches(projectId);
  const columns: Column<ProjectMatchCard>[] = [
    {
      header: t('Company'),
      phone: 'name',
      cell: ({ name, city, state, profilePhoto }) => (
        <Box display="flex" gap="3.5" alignItems="center">
          <Avatar name={name} photoUrl={profilePhoto} company />
          <Box>
            <b>{name}</b>
            <Box color="muted" textStyle="small">
              {placeText({ city, state })}
            </Box>
          </Box>
        </Box>
      ),
    },
    { header: t('Why it fits'), phone: 'fact', cell: ({ reason }) => reason && <MatchReason>{reason}</MatchReason> },
    {
      header: t('Actions'),
      phone: 'actions',
      end: true,
      cell: ({ id, name }) => (
        <ButtonLink to={paths.tradePartners.projectMatch.path(projectId, id)} aria-label={t('View {{name}}', { name })}>
          {t('View')}
        </ButtonLink>
      ),
    },
  ];
  const [first] = matches.data?.pages ?? [];
  if (!first) {
    return (
      <PendingAnswer query={matches} failure={t("We couldn't load the matches.")}>
        <DataTable caption={t('Matches')} columns={columns} rows={undefined} rowKey={({ id }) => id} />
      </PendingAnswer>
    );
  }
  if (first.results.length === 0) {
    return <EmptyState icon={Users} title={t('You have no matches for this project')} />;
  }
  return (
    <>
      <DataTable caption={t('Matches')} columns={columns} rows={first.results} rowKey={({ id }) => id} />
      <Box p="4" borderTopWidth="1px" borderColor="border" display="flex" justifyContent="center">
        <ButtonLink to={paths.tradePartners.projectMatches.path(projectId)}>{t('View all matches')}</ButtonLink>
      </Box>
    </>
  );
};
