import { Box, chakra } from '@chakra-ui/react';
import type { Contact } from '@plumbline/shared/contracts/access/access-shape';
import { paths } from '@plumbline/shared/options/paths';
import { Handshake, Mail, MessageSquare, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { AddressText } from '../../ui/text/address-text.tsx';
import { Avatar } from '../../ui/text/avatar.tsx';
import { PhoneLink } from '../../ui/text/phone-link.tsx';

const Parties = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    borderBlockWidth: '1px',
    borderColor: 'border',
    '& > section': { py: '5', display: 'grid', gap: '3' },
    '& > section + section': {
      borderTopWidth: { base: '1px', md: '0' },
      borderLeftWidth: { base: '0', md: '1px' },
      borderColor: 'border',
      ps: { base: '0', md: '6' },
    },
    '& ul': { display: 'grid', gap: '2' },
    '& li': { display: 'flex', gap: '2.5', alignItems: 'center', overflowWrap: 'anywhere' },
    '& .lucide': { color: 'muted', flex: 'none' },
    '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '44px' },
  },
});

const Party = ({ role, contact, company = false }: { role: string; contact: Contact; company?: boolean }) => {
  const { t } = useTranslation();
  const { name, phone, phoneExtension, email } = contact;
  return (
    <section>
      <Box textStyle="label" color="muted">
        {role}
      </Box>
      <Box display="flex" gap="3" alignItems="center">
        <Avatar name={name} company={company} />
        <Box as="b" fontSize="h3l">
          {name}
        </Box>
      </Box>
      <ul>
        <li>
          <Phone size={20} aria-hidden />
          {phone ? <PhoneLink number={phone} extension={phoneExtension} /> : t('Not specified')}
        </li>
        <li>
          <Mail size={20} aria-hidden />
          {email ? (
            <a href={`mailto:${email}`}>
              <AddressText>{email}</AddressText>
            </a>
          ) : (
            t('Not specified')
          )}
        </li>
      </ul>
    </section>
  );
};

type ConnectedPanelProps = {
  connection: { company: Contact; other: Contact };
  /** The roles of both parties, as the panel names them. */
  roles: { company: string; other: string };
  /** Whether both parties are companies. Otherwise the other party is a person. */
  companies?: boolean;
  /** The level of the heading: 2 below another heading of the page. */
  level?: 1 | 2;
  /** The id of the other party's profile, for a message. */
  messageTo: string;
  /** The next step, as a button. */
  action: ReactNode;
};

/** Shows after an application or a connection was accepted: how both sides reach each other [APP-27, PRJ-07]. */
export const ConnectedPanel = ({
  connection,
  roles,
  companies = false,
  level = 1,
  messageTo,
  action,
}: ConnectedPanelProps) => {
  const { t } = useTranslation();
  const Heading = `h${level}` as const;
  return (
    <Card as="section" pad display="grid" gap="6">
      <Box display="flex" gap="3" alignItems="center">
        <Box as="span" color="success" lineHeight="1">
          <Handshake size={32} aria-hidden />
        </Box>
        <Heading>{t('Congratulations, you are now connected')}</Heading>
      </Box>
      <Parties>
        <Party role={roles.company} contact={connection.company} company />
        <Party role={roles.other} contact={connection.other} company={companies} />
      </Parties>
      <Box display="flex" flexWrap="wrap" gap="2" justifyContent={{ md: 'flex-end' }}>
        {action}
        <ButtonLink to={paths.messages.conversation.path(messageTo)} variant="primary">
          <MessageSquare size={16} aria-hidden />
          {t('Message')}
        </ButtonLink>
      </Box>
    </Card>
  );
};
