import { Box } from '@chakra-ui/react';
import { pageIn } from '@plumbline/shared/domain/addresses/page-number';
import { PROJECT_LIST_PAGE_SIZE } from '@plumbline/shared/options/limits';
import { paths } from '@plumbline/shared/options/paths';
import { Handshake } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { DeleteProjectDialog } from '../../../components/project/delete-project-dialog.tsx';
import { TradePartnerFrame } from '../../../components/project/trade-partner-frame.tsx';
import { type ProjectListState, useOwnProjects } from '../../../lib/queries/own-projects.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ListCard } from '../../../ui/lists/list-card.tsx';
import { Pager } from '../../../ui/lists/pager.tsx';
import { PendingCard } from '../../../ui/states/pending-answer.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { CloseProjectDialog } from './close-project-dialog.tsx';
import { ProjectRow, ProjectRowsShape } from './project-row.tsx';

const { tradePartners } = paths;

/** Shows when there is no project: none posted yet, or none in this state. */
const NoProjects = ({ state }: { state: ProjectListState }) => {
  const { t } = useTranslation();
  return (
    <Card>
      {state === 'all' ? (
        <EmptyState
          icon={Handshake}
          title={t('You have no projects yet.')}
          help={t('Post one and contractors near it can find it and ask to connect. It is free.')}
          action={<ButtonLink to={tradePartners.newProject.path()}>{t('New Project')}</ButtonLink>}
        />
      ) : (
        <EmptyState
          icon={Handshake}
          title={state === 'open' ? t('You have no active projects.') : t('You have no closed projects.')}
        />
      )}
    </Card>
  );
};

const ProjectList = () => {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const page = pageIn(search);
  const asked = search.get('state');
  const state: ProjectListState = asked === 'open' || asked === 'closed' ? asked : 'all';
  const projects = useOwnProjects(page, PROJECT_LIST_PAGE_SIZE, state);
  const [closing, setClosing] = useState<string>();
  const [deleting, setDeleting] = useState<string>();
  const { data, isPlaceholderData } = projects;
  if (!data) {
    return (
      <PendingCard query={projects} failure={t("We couldn't find your projects.")}>
        <ProjectRowsShape />
      </PendingCard>
    );
  }
  const show = (next: ProjectListState) => setSearch(next === 'all' ? {} : { state: next });
  const turn = (next: number) => setSearch({ ...(state !== 'all' && { state }), page: String(next) });
  return (
    <>
      <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
        <Box as="h2" fontSize="h2s" aria-live="polite">
          {t('{{count}} projects', { count: data.total })}
        </Box>
        <Segmented
          label={t('Show')}
          value={state}
          onChange={show}
          options={[
            { value: 'all', label: t('All') },
            { value: 'open', label: t('Active') },
            { value: 'closed', label: t('Closed') },
          ]}
        />
      </Box>
      {data.total === 0 ? (
        <NoProjects state={state} />
      ) : (
        <>
          <ListCard aria-busy={isPlaceholderData}>
            {data.results.map((project) => (
              <ProjectRow
                key={project.id}
                project={project}
                onClose={() => setClosing(project.id)}
                onDelete={() => setDeleting(project.id)}
              />
            ))}
          </ListCard>
          <Pager page={page} pageCount={data.pageCount} onChange={turn} />
        </>
      )}
      <CloseProjectDialog projectId={closing} onClose={() => setClosing(undefined)} />
      <DeleteProjectDialog projectId={deleting} onClose={() => setDeleting(undefined)} />
    </>
  );
};

/** The company's own projects [PRJ-01, PRJ-03]. */
export const ProjectListPage = () => {
  const { t } = useTranslation();
  return (
    <TradePartnerFrame title={t('My Projects')} posts>
      <ProjectList />
    </TradePartnerFrame>
  );
};
