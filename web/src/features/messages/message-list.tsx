import { Box } from '@chakra-ui/react';
import type { MessageView } from '@plumbline/shared/contracts/messages/messages';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/controls/button.tsx';
import { DateTimeText } from '../../ui/text/date-text.tsx';
import { AttachedFiles } from './attachments/attached-files.tsx';
import { useAuthorName } from './message-author.ts';

type MessageBubbleProps = { message: MessageView; profileId: string; name: string };

const MessageBubble = ({ message, profileId, name }: MessageBubbleProps) => {
  const authorName = useAuthorName();
  const { t } = useTranslation();
  const { isOwn, text, date, attachments, removed } = message;
  return (
    <Box as="li" display="grid" justifyItems={isOwn ? 'end' : 'start'} gap="1">
      <Box
        maxWidth="min(34rem, 88%)"
        px="4"
        py="2.5"
        borderRadius="m"
        borderWidth="1px"
        borderColor="border"
        bg={isOwn ? 'sunken' : 'surface'}
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
      >
        {removed ? (
          <Box as="span" color="muted">
            {t('This message was removed by Plumbline.')}
          </Box>
        ) : (
          text
        )}
        {attachments && (
          <Box mt={text ? '2' : '0'} whiteSpace="normal">
            <AttachedFiles profileId={profileId} files={attachments} />
          </Box>
        )}
      </Box>
      <Box as="p" color="muted" textStyle="small">
        {authorName(message, name)}, <DateTimeText value={date} />
      </Box>
    </Box>
  );
};

type MessageListProps = {
  /** Newest first. */
  messages: readonly MessageView[];
  /** The id of the other side's profile; `name` is its name. */
  profileId: string;
  name: string;
  hasEarlier: boolean;
  busy: boolean;
  onEarlier: () => void;
};

/** The list of messages, the latest at the end and in view. Earlier messages load on demand without moving the view. */
export const MessageList = ({ messages, profileId, name, hasEarlier, busy, onEarlier }: MessageListProps) => {
  const { t } = useTranslation();
  const end = useRef<HTMLDivElement>(null);
  const latest = messages[0]?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: The latest message is what is scrolled to.
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [latest]);
  return (
    <Box display="grid" gap="4" justifyItems="stretch">
      {hasEarlier && (
        <Button justifySelf="center" onClick={onEarlier} disabled={busy}>
          {t('Earlier messages')}
        </Button>
      )}
      <div role="log" aria-label={t('Messages')}>
        <Box as="ol" display="grid" gap="4">
          {messages.toReversed().map((message) => (
            <MessageBubble key={message.id} message={message} profileId={profileId} name={name} />
          ))}
        </Box>
      </div>
      <div ref={end} />
    </Box>
  );
};
