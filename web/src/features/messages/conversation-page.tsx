import { Box } from '@chakra-ui/react';
import type { ResponseOf } from '@plumbline/shared/contracts/endpoint';
import type { readConversation } from '@plumbline/shared/contracts/messages/messages';
import { paths } from '@plumbline/shared/options/paths';
import { Ban, MessageSquare } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { statusOf } from '../../lib/api/api-error.ts';
import { useSessionKind } from '../../lib/session/session.ts';
import { ActionMenu } from '../../ui/controls/action-menu.tsx';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { ActionBar } from '../../ui/layout/action-bar.tsx';
import { BackLink } from '../../ui/layout/back-link.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { PendingAnswer } from '../../ui/states/pending-answer.tsx';
import { EmptyState } from '../../ui/states/states.tsx';
import { Banner } from '../../ui/text/banner.tsx';
import { ConversationReaders } from './conversation-readers.tsx';
import { MessageForm } from './message-form.tsx';
import { MessageList } from './message-list.tsx';
import { useBlockConversation, useConversation, useMarkRead } from './use-conversation.ts';

type Conversation = ResponseOf<typeof readConversation>;

/** Says why no message can be written, and what can be done about it. */
const ConversationClosed = ({ conversation: { state, with: party } }: { conversation: Conversation }) => {
  const { t } = useTranslation();
  const block = useBlockConversation(party.profile);
  const { name } = party;
  if (state === 'blocked') {
    return (
      <Banner
        icon={Ban}
        action={
          <Button onClick={() => block.mutate(false)} disabled={block.isPending}>
            {t('Take messages again')}
          </Button>
        }
      >
        {t("You don't take messages from {{name}}.", { name })}
      </Banner>
    );
  }
  return (
    <Banner icon={Ban}>
      {state === 'closed'
        ? t("You can't write in this conversation.")
        : t("You're no longer connected with {{name}}. What you wrote to each other is not shown any more.", { name })}
    </Banner>
  );
};

/** The messages, and the field to write in or the reason why there is none. */
const Content = ({
  conversation,
  found,
}: {
  conversation: Conversation;
  found: ReturnType<typeof useConversation>;
}) => {
  const { t } = useTranslation();
  const kind = useSessionKind();
  const { with: party, state, unread } = conversation;
  useMarkRead(party.profile, unread);
  const messages = found.data?.pages.flatMap(({ results }) => results) ?? [];
  return (
    <Card pad display="grid" gap="5">
      <ConversationReaders
        isCompany={kind !== 'candidate'}
        isOtherCompany={party.profileType === 'provider'}
        name={party.name}
      />
      {messages.length > 0 && (
        <MessageList
          messages={messages}
          profileId={party.profile}
          name={party.name}
          hasEarlier={found.hasNextPage}
          busy={found.isFetchingNextPage}
          onEarlier={() => void found.fetchNextPage()}
        />
      )}
      {messages.length === 0 && state === 'open' && (
        <Box as="p" color="muted">
          {t('No messages yet.')}
        </Box>
      )}
      {state === 'open' ? (
        <MessageForm
          key={party.profile}
          profileId={party.profile}
          name={party.name}
          withTemplates={party.profileType === 'jobSeeker' && kind !== 'candidate'}
        />
      ) : (
        <ConversationClosed conversation={conversation} />
      )}
    </Card>
  );
};

/** Asks for confirmation before messages are blocked; earlier messages stay. */
const Options = ({ conversation: { with: party } }: { conversation: Conversation }) => {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const block = useBlockConversation(party.profile);
  const { name } = party;
  return (
    <>
      <ActionMenu
        label={t('Options')}
        actions={[{ label: t('Block messages'), icon: Ban, onSelect: () => setAsking(true) }]}
      />
      <ConfirmDialog
        open={asking}
        title={t('Take no more messages from {{name}}?', { name })}
        text={t("They'll only see that they can't message you. You can undo this anytime.")}
        confirmLabel={t('Block messages')}
        busy={block.isPending}
        onConfirm={() => block.mutate(true, { onSettled: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      />
    </>
  );
};

/** Shows when there is no conversation at this address: the two were never connected, or the account was deleted. */
const ConversationNotFound = () => {
  const { t } = useTranslation();
  return (
    <Card>
      <EmptyState
        icon={MessageSquare}
        title={t("We couldn't find this conversation.")}
        help={t('You can write to people and companies you are connected with.')}
        action={<ButtonLink to={paths.toolbox.connections.path()}>{t('Connections')}</ButtonLink>}
      />
    </Card>
  );
};

/** /messages/{profileId}: the messages between two connected parties [SHL-04]. */
export const ConversationPage = () => {
  const { t } = useTranslation();
  const { profileId = '' } = useParams();
  const found = useConversation(profileId);
  const conversation = found.data?.pages[0];
  const isUnknown = [400, 404].includes(statusOf(found.error));
  return (
    <Box maxWidth="820px">
      <ActionBar left={<BackLink to={paths.messages.root.path()} label={t('Messages')} />} />
      <PageHeader
        title={conversation?.with.name ?? t('Messages')}
        documentTitle={t('Messages')}
        action={conversation?.state === 'open' && <Options conversation={conversation} />}
      >
        {conversation && (
          <Link to={paths.profile.view.path(profileId, conversation.with.profileType)}>{t('View Profile')}</Link>
        )}
      </PageHeader>
      <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" mt="4">
        {conversation && <Content conversation={conversation} found={found} />}
        {!conversation && isUnknown && <ConversationNotFound />}
        {!conversation && !isUnknown && (
          <Card pad>
            <PendingAnswer query={found} failure={t("We couldn't load your messages.")} rows={3} />
          </Card>
        )}
      </Box>
    </Box>
  );
};
