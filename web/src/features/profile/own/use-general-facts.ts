import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { phoneText } from '@plumbline/shared/domain/contact-details/phone';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { useTranslation } from 'react-i18next';
import type { Fact } from '../../../ui/lists/fact-strip.tsx';

/** Returns General Information as labels and values. Missing values show 'Not specified' [PRO-21]. */
export const useGeneralFacts = (profile: ProfileView): Fact[] => {
  const { t } = useTranslation();
  const { email, phoneNumber, phoneExtension, address, address2, zip, city, state, website, provider } = profile;
  const contact = provider?.principleContact;
  const fact = (label: string, value: string | undefined): Fact => ({ label, value: value?.trim() });
  const shared = [
    fact(t('Email'), email),
    fact(t('Phone Number'), phoneNumber && phoneText(phoneNumber, phoneExtension)),
    fact(t('Address'), [address, address2].filter(Boolean).join(', ')),
    fact(t('Location'), `${placeText({ city, state })} ${zip ?? ''}`),
  ];
  if (profile.type === 'jobSeeker') return shared;
  if (profile.kind === 'educational') return [...shared, fact(t('Website'), website)];
  return [
    fact(t('Principal contact'), fullName({ name: contact?.firstName, lastName: contact?.lastName })),
    ...shared,
    fact(t('Website'), website),
    fact(t('Tax ID'), provider?.taxId),
  ];
};
