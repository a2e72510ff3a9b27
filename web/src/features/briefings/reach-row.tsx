import { Box } from '@chakra-ui/react';
import type { Contact } from '@plumbline/shared/contracts/access/access-shape';
import { phoneLink, phoneText } from '@plumbline/shared/domain/contact-details/phone';
import { Mail, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonAnchor } from '../../ui/controls/button.tsx';
import { AddressText } from '../../ui/text/address-text.tsx';
import { Avatar } from '../../ui/text/avatar.tsx';

/** A person with visible details: name, a 'Call' button with the number, and the address under the name. */
export const ReachRow = ({ contact, company = false }: { contact: Contact; company?: boolean }) => {
  const { t } = useTranslation();
  const { name, phone, phoneExtension, email } = contact;
  return (
    <Box display="flex" flexWrap="wrap" gap="3" alignItems="center" py="4" borderBlockWidth="1px" borderColor="border">
      <Avatar name={name} company={company} />
      <Box flex="1 1 200px" minWidth="0">
        <b>{name}</b>
        {email && (
          <Box as="p" color="muted" textStyle="small" overflowWrap="anywhere">
            <AddressText>{email}</AddressText>
          </Box>
        )}
        {!phone && (
          <Box as="p" color="muted" textStyle="small">
            {t('No phone number given')}
          </Box>
        )}
      </Box>
      {phone && (
        <ButtonAnchor variant="primary" href={phoneLink(phone, phoneExtension)} width={{ base: 'full', md: 'auto' }}>
          <Phone size={20} aria-hidden />
          {t('Call {{phone}}', { phone: phoneText(phone, phoneExtension) })}
        </ButtonAnchor>
      )}
      {email && (
        <ButtonAnchor href={`mailto:${email}`} width={{ base: 'full', md: 'auto' }}>
          <Mail size={20} aria-hidden />
          {t('Email')}
        </ButtonAnchor>
      )}
    </Box>
  );
};
