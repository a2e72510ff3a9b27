import { Box } from '@chakra-ui/react';
import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { phoneText } from '@plumbline/shared/domain/contact-details/phone';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { Globe, type LucideIcon, Mail, MapPin, Phone, User } from 'lucide-react';
import { AddressText } from '../../../ui/text/address-text.tsx';

/** The place and the contact details under the name. A company also has its contact and website [PRO-05, PRO-15]. */
export const ContactLine = ({ profile }: { profile: ProfileView }) => {
  const { city, state, phoneNumber, phoneExtension, email, website, provider } = profile;
  const contact = provider?.principleContact;
  const facts: readonly (readonly [LucideIcon, string | undefined])[] = [
    [User, fullName({ name: contact?.firstName, lastName: contact?.lastName })],
    [MapPin, placeText({ city, state })],
    [Phone, phoneNumber && phoneText(phoneNumber, phoneExtension)],
    [Mail, email],
    [Globe, website?.replace(/^https?:\/\//, '')],
  ];
  return (
    <Box display="flex" flexWrap="wrap" columnGap="5" rowGap="1">
      {facts.map(([Icon, text]) =>
        text ? (
          <Box as="span" key={text} display="inline-flex" gap="1.5" alignItems="center" overflowWrap="anywhere">
            <Icon size={16} aria-hidden />
            <span>{Icon === Mail || Icon === Globe ? <AddressText>{text}</AddressText> : text}</span>
          </Box>
        ) : null,
      )}
    </Box>
  );
};
