import { Box } from '@chakra-ui/react';
import type { Reported, ReportedMessage } from '@plumbline/shared/contracts/admin/reported';
import { Paperclip } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DateTimeText } from '../../../ui/text/date-text.tsx';

const Message = ({ message: { from, name, author, text, date, files } }: { message: ReportedMessage }) => {
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
    </Box>
  );
};

/** The messages before a report, oldest first; a line at the start of the reported side's messages tells them apart. */
export const ReportedMessages = ({ conversation }: { conversation: NonNullable<Reported['conversation']> }) => {
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
          <Message key={message.id} message={message} />
        ))}
      </Box>
    </>
  );
};
