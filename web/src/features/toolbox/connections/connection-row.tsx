import { Box } from '@chakra-ui/react';
import type { ConnectionView } from '@plumbline/shared/contracts/access/connections';
import { paths } from '@plumbline/shared/options/paths';
import { MessageSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { ListRow } from '../../../ui/lists/list-card.tsx';
import { Avatar, MaskedAvatar } from '../../../ui/text/avatar.tsx';
import { RelativeTime } from '../../../ui/text/date-text.tsx';
import { Chips, Pill } from '../../../ui/text/pill.tsx';
import { ConnectionContact } from './connection-contact.tsx';
import { connectionPath } from './connection-path.ts';
import { connectionTypeText } from './connection-types.ts';

/** A connection: name, date, origin, and contact details [TBX-06]. */
export const ConnectionRow = ({ connection }: { connection: ConnectionView }) => {
  const { t } = useTranslation();
  const { type, profileType, contact, subject, date } = connection;
  const isOpen = Boolean(contact.phone || contact.email);
  return (
    <ListRow display="flex" gap="3.5" alignItems="flex-start">
      {isOpen || profileType === 'provider' ? (
        <Avatar name={contact.name} company={profileType === 'provider'} />
      ) : (
        <MaskedAvatar />
      )}
      <Box flex="1" minWidth="0" display="flex" flexWrap="wrap" columnGap="8" rowGap="2.5">
        <Box flex="1 1 300px" minWidth="0" display="grid" gap="1" alignContent="start">
          <Chips>
            <Box as="h2" fontSize="h3">
              <Link className="tap" to={connectionPath(connection)}>
                {contact.name}
              </Link>
            </Box>
            <Pill>{t(connectionTypeText[type])}</Pill>
          </Chips>
          <p>{subject.name}</p>
          <Box as="p" color="muted" textStyle="small">
            <RelativeTime value={date} />
          </Box>
        </Box>
        <ConnectionContact contact={contact} />
        {isOpen && (
          <ButtonLink
            to={paths.messages.conversation.path(connection.profile)}
            alignSelf="flex-start"
            aria-label={t('Message {{name}}', { name: contact.name })}
          >
            <MessageSquare size={16} aria-hidden />
            {t('Message')}
          </ButtonLink>
        )}
      </Box>
    </ListRow>
  );
};
