import { Box } from '@chakra-ui/react';
import type { ProjectView } from '@plumbline/shared/contracts/projects/project-form';
import type { ProjectMatchCard } from '@plumbline/shared/contracts/projects/project-matches';
import { isInterestOver } from '@plumbline/shared/domain/projects/interest';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { paths } from '@plumbline/shared/options/paths';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PaperList } from '../../../components/documents/paper-list.tsx';
import { MatchReason } from '../../../components/job/match-reason.tsx';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { type Column, DataTable } from '../../../ui/lists/data-table.tsx';
import { PendingAnswer } from '../../../ui/states/pending-answer.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { useProjectMatches } from '../api/use-project-companies.ts';
import { DeclineCompanyDialog } from './decline-company-dialog.tsx';
import { InviteAll, InviteMatch } from './match-invitations.tsx';

const { tradePartners } = paths;
type Match = ProjectMatchCard;

const Company = ({ projectId, match }: { projectId: string; match: Match }) => (
  <Box display="flex" gap="3.5" alignItems="flex-start">
    <Avatar name={match.name} photoUrl={match.profilePhoto} company />
    <Box minWidth="0" display="grid" gap="1" justifyItems="start">
      <Box asChild fontSize="1.0625rem" fontWeight="semibold" color="text" overflowWrap="anywhere">
        <Link to={tradePartners.projectMatch.path(projectId, match.id)}>{match.name}</Link>
      </Box>
      {match.reason && <MatchReason>{match.reason}</MatchReason>}
      <Box color="muted" textStyle="small">
        {placeText(match)}
      </Box>
    </Box>
  </Box>
);

/** The best matches, each with its papers and its invitation; their own page lists all of them. */
export const MatchRows = ({ project }: { project: ProjectView }) => {
  const { t } = useTranslation();
  const matches = useProjectMatches(project.id);
  const [declining, setDeclining] = useState<Match>();
  const takesInvitations = !project.closedAt && !isInterestOver(project.interestUntil, new Date());
  const columns: Column<Match>[] = [
    { header: t('Company'), phone: 'name', cell: (match) => <Company projectId={project.id} match={match} /> },
    {
      header: t('Insurance and license'),
      phone: 'fact',
      phoneWide: true,
      cell: ({ papers }) => <PaperList papers={papers} />,
    },
    {
      header: t('Actions'),
      phone: 'actions',
      end: true,
      cell: (match) => (
        <>
          {takesInvitations && <InviteMatch projectId={project.id} match={match} />}
          {!match.connection && (
            <Button
              variant="text"
              onClick={() => setDeclining(match)}
              aria-label={t('Decline {{name}}', { name: match.name })}
            >
              {t('Decline')}
            </Button>
          )}
        </>
      ),
    },
  ];
  const table = (rows: readonly Match[] | undefined) => (
    <DataTable caption={t('Matches')} columns={columns} rows={rows} rowKey={({ id }) => id} />
  );
  const [first] = matches.data?.pages ?? [];
  if (!first) {
    return (
      <PendingAnswer query={matches} failure={t("We couldn't load the matches.")}>
        {table(undefined)}
      </PendingAnswer>
    );
  }
  if (first.results.length === 0) {
    return <EmptyState icon={Users} title={t('You have no matches for this project')} />;
  }
  const { results, total } = first;
  const hasMore = first.cursor !== undefined;
  return (
    <>
      {takesInvitations && (
        <InviteAll projectId={project.id} matches={results} total={Math.max(total, results.length)} hasMore={hasMore} />
      )}
      {table(results)}
      <Box p="4" borderTopWidth="1px" borderColor="border" display="flex" justifyContent="center">
        <ButtonLink to={tradePartners.projectMatches.path(project.id)}>{t('View all matches')}</ButtonLink>
      </Box>
      <DeclineCompanyDialog
        projectId={project.id}
        company={declining}
        hasAsked={false}
        onClose={() => setDeclining(undefined)}
      />
    </>
  );
};
