import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { phoneLink, phoneText } from '@plumbline/shared/domain/contact-details/phone';
import { Mail, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonAnchor } from '../../ui/controls/button.tsx';
import { PhoneActionBar } from '../../ui/layout/action-bar.tsx';
import { AddressText } from '../../ui/text/address-text.tsx';

type ContactProps = { seeker: Pick<ProfileView, 'phoneNumber' | 'phoneExtension' | 'email'> };

/** The main action of an open profile: a call, or an e-mail when there is no phone number. */
export const ContactButtons = ({ seeker: { phoneNumber, phoneExtension, email } }: ContactProps) => {
  const { t } = useTranslation();
  return (
    <>
      {phoneNumber && (
        <ButtonAnchor
          href={phoneLink(phoneNumber, phoneExtension)}
          variant="primary"
          size="lg"
          wide
          display={{ base: 'none', md: 'inline-flex' }}
        >
          <Phone size={20} aria-hidden />
          {t('Call {{phone}}', { phone: phoneText(phoneNumber, phoneExtension) })}
        </ButtonAnchor>
      )}
      {email && (
        <ButtonAnchor href={`mailto:${email}`} variant={phoneNumber ? 'line' : 'primary'} wide overflowWrap="anywhere">
          <Mail size={20} aria-hidden />
          <span>
            <AddressText>{email}</AddressText>
          </span>
        </ButtonAnchor>
      )}
    </>
  );
};

/** The call button in the bar at the bottom of a phone. */
export const CallBar = ({ seeker: { phoneNumber, phoneExtension } }: ContactProps) => {
  const { t } = useTranslation();
  if (!phoneNumber) return null;
  return (
    <PhoneActionBar>
      <ButtonAnchor href={phoneLink(phoneNumber, phoneExtension)} variant="primary">
        <Phone size={20} aria-hidden />
        {t('Call {{phone}}', { phone: phoneText(phoneNumber, phoneExtension) })}
      </ButtonAnchor>
    </PhoneActionBar>
  );
};
