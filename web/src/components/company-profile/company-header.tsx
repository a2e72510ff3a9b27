import { Box } from '@chakra-ui/react';
import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { normaliseWebsite } from '@plumbline/shared/domain/contact-details/website';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { Globe, HardHat, Mail, Phone, User } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AddressText } from '../../ui/text/address-text.tsx';
import { PhoneLink } from '../../ui/text/phone-link.tsx';
import { Pill } from '../../ui/text/pill.tsx';
import { ProfilePhoto } from '../profile/profile-photo.tsx';

/**
 * The primary user and how to reach the company, as far as the response has these fields. A seeker sees them only after
 * access was granted [PRO-15, PRO-39].
 */
const Contact = ({ profile }: { profile: ProfileView }) => {
  const { email, phoneNumber, phoneExtension, provider } = profile;
  const person =
    profile.primaryUser?.displayName ??
    Object.values(provider?.principleContact ?? {})
      .join(' ')
      .trim();
  const website = profile.website && normaliseWebsite(profile.website);
  return (
    <Box
      as="ul"
      marginTop="3"
      display="flex"
      flexWrap="wrap"
      columnGap="6"
      listStyleType="none"
      css={{ '& li': { display: 'inline-flex', alignItems: 'center', gap: '2', minHeight: '44px' } }}
    >
      {person && (
        <li>
          <User size={16} aria-hidden />
          {person}
        </li>
      )}
      {phoneNumber && (
        <li>
          <Phone size={16} aria-hidden />
          <PhoneLink number={phoneNumber} extension={phoneExtension} />
        </li>
      )}
      {email && (
        <li>
          <Mail size={16} aria-hidden />
          <a className="tap" href={`mailto:${email}`}>
            <AddressText>{email}</AddressText>
          </a>
        </li>
      )}
      {website && (
        <li>
          <Globe size={16} aria-hidden />
          <a className="tap" href={website} target="_blank" rel="noopener noreferrer">
            <AddressText>{website.replace(/^https?:\/\//, '')}</AddressText>
          </a>
        </li>
      )}
    </Box>
  );
};

type CompanyHeaderProps = {
  profile: ProfileView;
  /** Whether a job seeker reads the profile, who sees fewer details. */
  reduced: boolean;
};

/** The company's name, photo and place. */
export const CompanyHeader = ({ profile, reduced }: CompanyHeaderProps) => {
  const { t } = useTranslation();
  return (
    <Box
      as="header"
      display="flex"
      gap={{ base: '3.5', md: '5' }}
      alignItems="flex-start"
      marginTop={{ base: '-3.5', md: '-4.5' }}
    >
      <ProfilePhoto profile={profile} size="lg" />
      <Box minWidth="0">
        <h1>{profile.name}</h1>
        <Box marginTop="1.5" display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
          <Box as="span" color="muted">
            {placeText(profile)}
          </Box>
          {profile.kind === 'vendor' && <Pill>{t('Vendor')}</Pill>}
          {profile.public && profile.kind !== 'educational' && (
            <Pill tone="success" icon={HardHat}>
              {t('Hiring')}
            </Pill>
          )}
        </Box>
        {!(reduced && profile.redacted) && <Contact profile={profile} />}
      </Box>
    </Box>
  );
};
