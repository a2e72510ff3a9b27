import { Box } from '@chakra-ui/react';
import type { ProjectView } from '@plumbline/shared/contracts/projects/project-form';
import { isInterestOver } from '@plumbline/shared/domain/projects/interest';
import { paths } from '@plumbline/shared/options/paths';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { CompanyBoard, CompanyBoardShape, CompanyCard } from '../../../components/company-card/company-card.tsx';
import { MatchReason } from '../../../components/job/match-reason.tsx';
import { DeleteProjectDialog } from '../../../components/project/delete-project-dialog.tsx';
import { ProjectLoader } from '../../../components/project/project-loader.tsx';
import { useTitle } from '../../../lib/page/use-title.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ActionBar } from '../../../ui/layout/action-bar.tsx';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { LoadMore } from '../../../ui/lists/load-more.tsx';
import { PendingCard } from '../../../ui/states/pending-answer.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { useProjectMatches } from '../api/use-project-companies.ts';
import { InviteAll, InviteMatch } from '../own-project/match-invitations.tsx';

const { tradePartners } = paths;

const Matches = ({ project }: { project: ProjectView }) => {
  const { t } = useTranslation();
  const matches = useProjectMatches(project.id);
  if (!matches.data) {
    return (
      <PendingCard query={matches} failure={t("We couldn't load the matches.")}>
        <CompanyBoardShape />
      </PendingCard>
    );
  }
  const companies = matches.data.pages.flatMap(({ results }) => results);
  const takesInvitations = !project.closedAt && !isInterestOver(project.interestUntil, new Date());
  const total = matches.data.pages[0]?.total ?? companies.length;
  if (companies.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={Users}
          pageTitle
          title={t('You have no matches for this project')}
          help={t('Companies that do one of its trades and work as far as its site appear here.')}
        />
      </Card>
    );
  }
  return (
    <>
      <Box display="flex" flexWrap="wrap" alignItems="baseline" justifyContent="space-between" gap="3">
        <h1>{t('{{count}} companies fit', { count: total })}</h1>
        <Box color="muted" textStyle="small">
          {t('Best fit first')}
        </Box>
      </Box>
      {takesInvitations && (
        <Card>
          <InviteAll projectId={project.id} matches={companies} total={total} hasMore={matches.hasNextPage} />
        </Card>
      )}
      <CompanyBoard>
        {companies.map((company) => (
          <CompanyCard
            key={company.id}
            company={company}
            to={tradePartners.projectMatch.path(project.id, company.id)}
            action={t('View')}
            level={2}
            reason={company.reason && <MatchReason>{company.reason}</MatchReason>}
            more={takesInvitations && <InviteMatch projectId={project.id} match={company} />}
          />
        ))}
      </CompanyBoard>
      <LoadMore
        hasMore={matches.hasNextPage}
        busy={matches.isFetchingNextPage}
        onMore={() => void matches.fetchNextPage()}
      />
    </>
  );
};

const BackToList = () => {
  const { t } = useTranslation();
  return <BackLink to={tradePartners.projects.path()} label={t('Back to List')} />;
};

const MatchesOf = ({ project }: { project: ProjectView }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState(false);
  useTitle(t('Matches for {{name}}', { name: project.name }));
  return (
    <>
      <ActionBar
        left={
          <>
            <BackToList />
            <p>
              <Trans
                i18nKey="You are viewing matches for <b>{{name}}</b>"
                values={{ name: project.name }}
                components={{ b: <b /> }}
              />
            </p>
          </>
        }
        right={
          <Button variant="text" onClick={() => setDeleting(true)}>
            {t('Delete Project')}
          </Button>
        }
      />
      <Matches project={project} />
      <DeleteProjectDialog
        projectId={deleting ? project.id : undefined}
        onClose={() => setDeleting(false)}
        onDeleted={() => void navigate(tradePartners.projects.path())}
      />
    </>
  );
};

/** /trade-partners/projects/:projectId/matches: the companies that match the company's project [PRJ-06]. */
export const ProjectMatchesPage = () => {
  const { projectId = '' } = useParams();
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4.5">
      <ProjectLoader
        projectId={projectId}
        shape={<CompanyBoardShape />}
        pending={(state) => (
          <>
            <ActionBar left={<BackToList />} />
            {state}
          </>
        )}
      >
        {(project) => <MatchesOf key={project.id} project={project} />}
      </ProjectLoader>
    </Box>
  );
};
