import { Box } from '@chakra-ui/react';
import type { Contact } from '@plumbline/shared/contracts/access/access-shape';
import { phoneLink } from '@plumbline/shared/domain/contact-details/phone';
import { paths } from '@plumbline/shared/options/paths';
import { Mail, MessageSquare, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { AddressText } from '../../../ui/text/address-text.tsx';

const ContactDetails = ({ title, contact }: { title: string; contact: Contact }) => {
  const { t } = useTranslation();
  const { name, phone, email } = contact;
  return (
    <Box
      display="grid"
      gap="1"
      justifyItems="start"
      css={{
        '& a': { display: 'inline-flex', alignItems: 'center', gap: '2', minHeight: '44px', overflowWrap: 'anywhere' },
      }}
    >
      <Box as="p" color="muted" textStyle="small">
        {title}
      </Box>
      <b>{name}</b>
      {phone ? (
        <a href={phoneLink(phone)}>
          <Phone size={16} aria-hidden />
          {phone}
        </a>
      ) : (
        <Box as="p" color="muted">
          {t('No phone number given')}
        </Box>
      )}
      {email && (
        <a href={`mailto:${email}`}>
          <Mail size={16} aria-hidden />
          <span>
            <AddressText>{email}</AddressText>
          </span>
        </a>
      )}
    </Box>
  );
};

type ConnectedCardProps = {
  connection: { company: Contact; other: Contact };
  /** The id of the company's profile, for a message. */
  companyId: string;
};

/** After the company has accepted: how to reach each other [APP-27, PRO-39]. */
export const ConnectedCard = ({ connection: { company, other }, companyId }: ConnectedCardProps) => {
  const { t } = useTranslation();
  return (
    <Card as="section" pad display="grid" gap="4" order={{ base: -3, desk: 0 }} aria-labelledby="connected">
      <h2 id="connected">{t('Congratulations, you are now connected')}</h2>
      <ContactDetails title={t('Company')} contact={company} />
      <ButtonLink to={paths.messages.conversation.path(companyId)}>
        <MessageSquare size={16} aria-hidden />
        {t('Message')}
      </ButtonLink>
      <ContactDetails title={t('Your details, as the company sees them')} contact={other} />
    </Card>
  );
};
