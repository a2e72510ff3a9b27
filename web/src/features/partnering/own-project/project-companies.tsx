import { Box, Tabs } from '@chakra-ui/react';
import type { ProjectConnection, ProjectView } from '@plumbline/shared/contracts/projects/project-form';
import { Handshake } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Card } from '../../../ui/layout/card.tsx';
import { TabCount } from '../../../ui/layout/tab-links.tsx';
import { LoadMore } from '../../../ui/lists/load-more.tsx';
import { PendingAnswer } from '../../../ui/states/pending-answer.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { useProjectConnections } from '../api/use-project-companies.ts';
import { ConnectionsTable } from './connections-table.tsx';
import { DeclineCompanyDialog } from './decline-company-dialog.tsx';
import { InvitedTable } from './invited-table.tsx';
import { MatchRows } from './match-rows.tsx';

const Connections = ({ projectId }: { projectId: string }) => {
  const { t } = useTranslation();
  const connections = useProjectConnections(projectId);
  const [declining, setDeclining] = useState<ProjectConnection['company']>();
  if (!connections.data) {
    return (
      <PendingAnswer query={connections} failure={t("We couldn't load the connections.")}>
        <ConnectionsTable projectId={projectId} rows={undefined} onDecline={setDeclining} />
      </PendingAnswer>
    );
  }
  const rows = connections.data.pages.flatMap(({ results }) => results);
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={Handshake}
        title={t('No connections yet.')}
        help={t('Companies that ask to connect appear here. You decide on each.')}
      />
    );
  }
  return (
    <>
      <ConnectionsTable projectId={projectId} rows={rows} onDecline={setDeclining} />
      {connections.hasNextPage && (
        <Box p="4" borderTopWidth="1px" borderColor="border">
          <LoadMore hasMore busy={connections.isFetchingNextPage} onMore={() => void connections.fetchNextPage()} />
        </Box>
      )}
      <DeclineCompanyDialog
        projectId={projectId}
        company={declining}
        hasAsked
        onClose={() => setDeclining(undefined)}
      />
    </>
  );
};

const tabs = ['connections', 'matches', 'invited'] as const;

/** Returns the first tab that has companies. */
const firstTab = (counts: Record<(typeof tabs)[number], number>): (typeof tabs)[number] =>
  tabs.find((tab) => counts[tab] > 0) ?? 'connections';

/**
 * The tabs of a project: requests and connections, matching and invited companies. The tab is stored in the address; by
 * default it is the first one that has companies [PRJ-18].
 */
export const ProjectCompanies = ({ project }: { project: ProjectView }) => {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const { requestCount = 0, connectionCount = 0, matches = 0, invitationCount = 0 } = project;
  const connections = requestCount + connectionCount;
  const tab =
    tabs.find((each) => each === search.get('tab')) ?? firstTab({ connections, matches, invited: invitationCount });
  return (
    <Card as="section" aria-label={t('Companies for this project')} overflow="hidden">
      <Tabs.Root
        value={tab}
        onValueChange={({ value }) => setSearch({ tab: value }, { replace: true })}
        lazyMount
        unmountOnExit
      >
        <Tabs.List>
          <Tabs.Trigger value="connections">
            {t('Connections')}
            <TabCount>{connections}</TabCount>
          </Tabs.Trigger>
          <Tabs.Trigger value="matches">
            {t('Matches')}
            <TabCount>{matches}</TabCount>
          </Tabs.Trigger>
          <Tabs.Trigger value="invited">
            {t('Invited')}
            <TabCount>{invitationCount}</TabCount>
          </Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="connections">
          <Connections projectId={project.id} />
        </Tabs.Content>
        <Tabs.Content value="matches">
          <MatchRows project={project} />
        </Tabs.Content>
        <Tabs.Content value="invited">
          <InvitedTable projectId={project.id} open={!project.closedAt} />
        </Tabs.Content>
      </Tabs.Root>
    </Card>
  );
};
