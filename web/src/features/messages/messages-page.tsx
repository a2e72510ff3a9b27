import { Box } from '@chakra-ui/react';
import { paths } from '@plumbline/shared/options/paths';
import { MessageSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { ListCard } from '../../ui/lists/list-card.tsx';
import { LoadMore } from '../../ui/lists/load-more.tsx';
import { RowsShape } from '../../ui/lists/rows-shape.tsx';
import { PendingCard } from '../../ui/states/pending-answer.tsx';
import { EmptyState } from '../../ui/states/states.tsx';
import { ConversationRow } from './conversation-row.tsx';
import { useConversations } from './use-conversations.ts';

const List = () => {
  const { t } = useTranslation();
  const found = useConversations();
  if (!found.data) {
    return (
      <PendingCard query={found} failure={t("We couldn't load your messages.")}>
        <RowsShape picture="avatar" />
      </PendingCard>
    );
  }
  const rows = found.data.pages.flatMap(({ results }) => results);
  if (rows.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={MessageSquare}
          title={t('You have no messages yet.')}
          help={t('Open Connections and tap Message.')}
          action={<ButtonLink to={paths.toolbox.connections.path()}>{t('Connections')}</ButtonLink>}
        />
      </Card>
    );
  }
  return (
    <>
      <ListCard>
        {rows.map((conversation) => (
          <ConversationRow key={conversation.profile} conversation={conversation} />
        ))}
      </ListCard>
      <LoadMore hasMore={found.hasNextPage} busy={found.isFetchingNextPage} onMore={() => void found.fetchNextPage()} />
    </>
  );
};

/** /messages: the conversations with the user's connections [SHL-04]. */
export const MessagesPage = () => {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('Messages')}>{t("Write to people and companies you're connected with.")}</PageHeader>
      <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4" maxWidth="820px">
        <List />
      </Box>
    </>
  );
};
