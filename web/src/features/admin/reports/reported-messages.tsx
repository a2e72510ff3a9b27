import { Box } from '@chakra-ui/react';
import type { Reported, ReportedMessage } from '@plumbline/shared/contracts/admin/reported';
import { Paperclip } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CheckLabel } from '../../../ui/fields/check-field.tsx';
import { DateTimeText } from '../../../ui/text/date-text.tsx';

type MessageChoice = {
  /** The id of the message that is to be taken down. */
  message?: string | undefined;
  /** Chooses a message of the reported side; absent when none can be taken down. */
  onMessage?: ((id: string | undefined) => void) | undefined;
};

type MessageProps = { message: ReportedMessage; isChosen: boolean; onMessage: MessageChoice['onMessage'] };

const Message = ({ message, isChosen, onMessage }: MessageProps) => {
  const { id, from, name, author, text, date, files, removedAt } = message;
  const { t } = useTranslation();
  const side = name ?? (from === 'reported' ? t('The reported account') : t('The account that reported'));
  return (
    <Box as="li" display="grid" gap="1">
      <Box color="muted" textStyle="small">
        <b>{author ? `${side} (${author})` : side}</b>, <DateTimeText value={date} />
      </Box>
      <Box
        borderInlineStartWidth="2px"
        borderColor={from === 'reported' ? 'accent' : 'border'}
        ps="4"
        maxWidth="66ch"
        whiteSpace="pre-wrap"
      >
        {text}
        {files.length > 0 && (
          <Box as="ul" listStyleType="none" color="muted" textStyle="small" aria-label={t('Files')}>
            {files.map((file, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: Two files of a message can have one name, and none moves.
              <li key={at}>
                <Paperclip size={16} aria-hidden /> {file}
              </li>
            ))}
          </Box>
        )}
      </Box>
      {removedAt && (
        <Box color="muted" textStyle="small">
          {t('Taken down')} · <DateTimeText value={removedAt} />
        </Box>
      )}
      {from === 'reported' && !removedAt && onMessage && (
        <CheckLabel>
          <input
            type="checkbox"
            checked={isChosen}
            onChange={({ target }) => onMessage(target.checked ? id : undefined)}
          />
          {t('Take this message down')}
        </CheckLabel>
      )}
    </Box>
  );
};

type ReportedMessagesProps = MessageChoice & { conversation: NonNullable<Reported['conversation']> };

/** The messages before a report, oldest first; a line at the start of the reported side's messages tells them apart. */
export const ReportedMessages = ({ conversation, message: chosen, onMessage }: ReportedMessagesProps) => {
  const { t } = useTranslation();
  return (
    <>
      <Box as="p" color="muted" textStyle="small">
        {conversation.hasEarlier
          ? t('The latest messages before the report. Earlier ones are not shown.')
          : t('The messages before the report.')}
      </Box>
      <Box as="ol" display="grid" gap="4" listStyleType="none" aria-label={t('Messages')}>
        {conversation.messages.map((message) => (
          <Message key={message.id} message={message} isChosen={message.id === chosen} onMessage={onMessage} />
        ))}
      </Box>
    </>
  );
};
