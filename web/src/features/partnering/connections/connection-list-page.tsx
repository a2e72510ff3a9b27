import { Box } from '@chakra-ui/react';
import {
  type ProjectConnectionRequest,
  tieDirections,
} from '@plumbline/shared/contracts/projects/project-connection-requests';
import { paths } from '@plumbline/shared/options/paths';
import { Handshake, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TradePartnerFrame } from '../../../components/project/trade-partner-frame.tsx';
import { msg } from '../../../lib/msg.ts';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { Choice } from '../../../ui/fields/choice.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ListFilters } from '../../../ui/lists/list-filters.tsx';
import { LoadMore } from '../../../ui/lists/load-more.tsx';
import { PendingAnswer } from '../../../ui/states/pending-answer.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { useProjectTies } from '../api/use-project-ties.ts';
import { ConnectionTable } from './connection-table.tsx';
import { connectionStates, directionWords, stateWords } from './connection-words.ts';
import { ConnectionsCsv } from './connections-csv.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { useConnectionFilter } from './use-connection-filter.ts';

const states = ['', ...connectionStates] as const;
const directions = ['', ...tieDirections] as const;

const Filters = ({ filter, change }: Pick<ReturnType<typeof useConnectionFilter>, 'filter' | 'change'>) => {
  const { t } = useTranslation();
  return (
    <ListFilters
      label={t('Company, city, project or note')}
      search={filter.search}
      onSearch={(search) => change({ search })}
      widths="180px 180px"
    >
      <Choice
        label={t('Who asked')}
        value={filter.direction}
        values={directions}
        words={{ ...directionWords, '': msg('Both') }}
        onChange={(direction) => change({ direction })}
      />
      <Choice
        label={t('Status')}
        value={filter.state}
        values={states}
        words={{ ...stateWords, '': msg('All') }}
        onChange={(state) => change({ state })}
      />
    </ListFilters>
  );
};

const List = ({ filter, isNarrowed, clear }: ReturnType<typeof useConnectionFilter>) => {
  const { t } = useTranslation();
  const found = useProjectTies(filter);
  const [noting, setNoting] = useState<ProjectConnectionRequest>();
  if (!found.data) {
    return (
      <PendingAnswer query={found} failure={t("We couldn't load the connections.")}>
        <ConnectionTable rows={undefined} onNote={setNoting} />
      </PendingAnswer>
    );
  }
  const rows = found.data.pages.flatMap(({ results }) => results);
  return (
    <>
      {rows.length > 0 && <ConnectionTable rows={rows} onNote={setNoting} />}
      {rows.length === 0 && isNarrowed && (
        <EmptyState
          icon={SearchX}
          title={t('No connection fits.')}
          action={<Button onClick={clear}>{t('Show all connections')}</Button>}
        />
      )}
      {rows.length === 0 && !isNarrowed && !found.hasNextPage && (
        <EmptyState
          icon={Handshake}
          title={t('No connections yet.')}
          help={t('Requests you send and requests you get show here, whatever the project.')}
          action={<ButtonLink to={paths.tradePartners.searchProjects.path()}>{t('Search Projects')}</ButtonLink>}
        />
      )}
      {found.hasNextPage && (
        <Box p="4" borderTopWidth="1px" borderColor="border">
          <LoadMore hasMore busy={found.isFetchingNextPage} onMore={() => void found.fetchNextPage()} />
        </Box>
      )}
      {noting && <NoteDialog tie={noting} onClose={() => setNoting(undefined)} />}
    </>
  );
};

/** /trade-partners/connections: sent and received requests across projects, with private notes. */
export const ConnectionListPage = () => {
  const { t } = useTranslation();
  const narrowed = useConnectionFilter();
  return (
    <TradePartnerFrame title={t('Connections')}>
      <Box display="grid" gap="3">
        <Filters filter={narrowed.filter} change={narrowed.change} />
        <Box display="flex" justifyContent="flex-end">
          <ConnectionsCsv filter={narrowed.filter} />
        </Box>
      </Box>
      <Card as="section" aria-label={t('Connections')} overflow="hidden">
        <List {...narrowed} />
      </Card>
    </TradePartnerFrame>
  );
};
