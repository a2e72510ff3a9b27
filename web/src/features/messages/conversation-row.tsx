import { Box, VisuallyHidden } from '@chakra-ui/react';
import type { ConversationView } from '@plumbline/shared/contracts/messages/messages';
import { paths } from '@plumbline/shared/options/paths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ListRow } from '../../ui/lists/list-card.tsx';
import { Avatar, MaskedAvatar } from '../../ui/text/avatar.tsx';
import { RelativeTime } from '../../ui/text/date-text.tsx';
import { RedDot } from '../../ui/text/red-dot.tsx';
import { useAuthorName } from './message-author.ts';

/** The other side, the last message with its date, and whether messages are unread. */
export const ConversationRow = ({ conversation }: { conversation: ConversationView }) => {
  const { t } = useTranslation();
  const authorName = useAuthorName();
  const { profile, profileType, name, state, unread, last, date } = conversation;
  const isCompany = profileType === 'provider';
  const isMasked = state === 'ended' && !isCompany;
  return (
    <ListRow position="relative" display="flex" gap="3.5" alignItems="center">
      {isMasked ? <MaskedAvatar /> : <Avatar name={name} company={isCompany} />}
      <Box flex="1" minWidth="0" display="grid" gap="0.5">
        <Box display="flex" alignItems="center" gap="2">
          <Box as="h2" fontSize="h3" minWidth="0" truncate>
            {/* The whole row is a link. */}
            <Link to={paths.messages.conversation.path(profile)}>
              {name}
              <Box as="span" position="absolute" inset="0" aria-hidden />
            </Link>
          </Box>
          {unread > 0 && <RedDot aria-label={t('{{count}} new messages', { count: unread })} />}
        </Box>
        <Box as="p" truncate color={unread > 0 ? 'text' : 'muted'} fontWeight={unread > 0 ? 'medium' : undefined}>
          {last ? (
            <>
              {/* Conversations of version 0.3.0 don't name the user who wrote last. */}
              {last.isOwn && <span>{t('{{author}}:', { author: authorName(last, name, t('Your company')) })} </span>}
              {last.removed
                ? t('This message was removed by Plumbline.')
                : last.text || t('{{count}} files', { count: last.files ?? 0 })}
            </>
          ) : (
            t("You're no longer connected.")
          )}
        </Box>
      </Box>
      <Box as="p" flex="none" color="muted" textStyle="small">
        <VisuallyHidden>{t('Last message:')} </VisuallyHidden>
        <RelativeTime value={date} />
      </Box>
    </ListRow>
  );
};
