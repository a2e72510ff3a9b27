import { Box } from '@chakra-ui/react';
import type { AccessType } from '@plumbline/shared/domain/access/access-states';
import { paths } from '@plumbline/shared/options/paths';
import { Handshake } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useSessionKind } from '../../../lib/session/session.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ListCard } from '../../../ui/lists/list-card.tsx';
import { LoadMore } from '../../../ui/lists/load-more.tsx';
import { RowsShape } from '../../../ui/lists/rows-shape.tsx';
import { PendingCard } from '../../../ui/states/pending-answer.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { useConnections } from '../api/use-connections.ts';
import { ToolboxPage } from '../toolbox-page.tsx';
import { ConnectionRow } from './connection-row.tsx';
import { connectionTypeOf, connectionViews } from './connection-types.ts';

type ListProps = { type: AccessType | undefined; isSeeker: boolean };

const List = ({ type, isSeeker }: ListProps) => {
  const { t } = useTranslation();
  const found = useConnections(type);
  if (!found.data) {
    return (
      <PendingCard query={found} failure={t("We couldn't load your connections.")}>
        <RowsShape picture="avatar" />
      </PendingCard>
    );
  }
  const rows = found.data.pages.flatMap(({ results }) => results);
  if (rows.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={Handshake}
          title={type ? t('You have no connections of this kind yet.') : t('You have no connections yet.')}
          help={
            isSeeker
              ? t('A company you say yes to, or that accepts your application, shows here with phone and email.')
              : t('Workers and trade partners you agree with show here with phone and email.')
          }
          action={
            <ButtonLink to={isSeeker ? paths.jobs.search.path() : paths.employees.jobs.path()}>
              {isSeeker ? t('Find Jobs') : t('Find employees')}
            </ButtonLink>
          }
        />
      </Card>
    );
  }
  return (
    <>
      <ListCard aria-busy={found.isPlaceholderData}>
        {rows.map((connection) => (
          <ConnectionRow key={connection.id} connection={connection} />
        ))}
      </ListCard>
      <LoadMore hasMore={found.hasNextPage} busy={found.isFetchingNextPage} onMore={() => void found.fetchNextPage()} />
    </>
  );
};

/** /toolbox/connections: the profile's connections by type, with contact details [TBX-06]. */
export const ConnectionsPage = () => {
  const { t } = useTranslation();
  const isSeeker = useSessionKind() === 'candidate';
  const [query, setQuery] = useSearchParams();
  const type = connectionTypeOf(query.get('type'));
  const views = connectionViews(isSeeker).map(({ value, label }) => ({ value, label: t(label) }));
  return (
    <ToolboxPage
      title={t('Connections')}
      help={t("People and companies you're connected with. You can see each other's phone and email.")}
    >
      <Box display="grid" justifyItems={{ base: 'stretch', md: 'start' }}>
        <Segmented
          label={t('Connections')}
          value={type ?? 'all'}
          options={views}
          onChange={(next) => setQuery(next === 'all' ? {} : { type: next }, { replace: true })}
        />
      </Box>
      {!isSeeker && (
        <p>
          <Link className="tap" to={paths.employees.people.path()}>
            {t('Workers with stages and notes')}
          </Link>
        </p>
      )}
      <List type={type} isSeeker={isSeeker} />
    </ToolboxPage>
  );
};
