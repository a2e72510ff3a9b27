import { Box, chakra } from '@chakra-ui/react';
import type { Contact } from '@plumbline/shared/contracts/access/access-shape';
import { phoneLink, phoneText } from '@plumbline/shared/domain/contact-details/phone';
import { Mail, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AddressText } from '../../../ui/text/address-text.tsx';

const ContactLink = chakra('a', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '2', minHeight: '44px', overflowWrap: 'anywhere' },
});

/** Phone and e-mail of a connection, as links. Both are absent after a refund. */
export const ConnectionContact = ({ contact: { phone, phoneExtension, email } }: { contact: Contact }) => {
  const { t } = useTranslation();
  if (!phone && !email) {
    return (
      <Box as="p" flex="0 1 300px" color="muted" textStyle="small">
        {t('Contact details are no longer open.')}
      </Box>
    );
  }
  return (
    <Box flex="0 1 300px" minWidth="0" display="grid" justifyItems="start" my="-1.5">
      {phone && (
        <ContactLink href={phoneLink(phone, phoneExtension)}>
          <Phone size={16} aria-hidden />
          {phoneText(phone, phoneExtension)}
        </ContactLink>
      )}
      {email && (
        <ContactLink href={`mailto:${email}`}>
          <Mail size={16} aria-hidden />
          <span>
            <AddressText>{email}</AddressText>
          </span>
        </ContactLink>
      )}
    </Box>
  );
};
