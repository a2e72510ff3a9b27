import { chakra } from '@chakra-ui/react';
import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { Mail, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../lib/page/use-title.ts';
import { Card } from '../../ui/layout/card.tsx';
import { AddressText } from '../../ui/text/address-text.tsx';
import { MaskedAvatar } from '../../ui/text/avatar.tsx';
import { PhoneLink } from '../../ui/text/phone-link.tsx';
import { MatchReason } from '../job/match-reason.tsx';
import { MaskedValue } from '../profile/masked.tsx';
import { ProfilePhoto } from '../profile/profile-photo.tsx';

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'auto minmax(0, 1fr)', md: 'auto minmax(0, 1fr) auto' },
    columnGap: { base: '3.5', md: '5' },
    rowGap: { base: '3', md: '1.5' },
    alignItems: 'center',
    '& [data-ui=avatar]': { gridRow: { md: '1 / 3' } },
    '& [data-ui=reason]': { gridColumn: { base: '1 / -1', md: 'auto' } },
  },
});

const Contact = chakra('ul', {
  base: {
    gridColumn: { base: '1 / -1', md: '2 / -1' },
    display: { base: 'grid', md: 'flex' },
    flexWrap: 'wrap',
    columnGap: '6',
    rowGap: '2',
    '& li': { display: 'flex', gap: '2.5', alignItems: 'center', minWidth: '0', overflowWrap: 'anywhere' },
    '& .lucide': { color: 'muted', flex: 'none' },
    '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '44px' },
  },
});

type SeekerHeaderProps = { seeker: ProfileView; reason?: string | undefined };

/** The name: hidden until the profile is unlocked, then with phone and e-mail [PRO-37, APP-20]. */
export const SeekerHeader = ({ seeker, reason }: SeekerHeaderProps) => {
  const { t } = useTranslation();
  const name = fullName(seeker);
  const { redacted, phoneNumber, phoneExtension, email } = seeker;
  useTitle(name);
  return (
    <Card as="header" pad>
      <Grid>
        {redacted ? <MaskedAvatar size="lg" /> : <ProfilePhoto profile={seeker} size="lg" />}
        <div>
          <h1>{name}</h1>
          <chakra.p color="muted">{placeText(seeker)}</chakra.p>
        </div>
        {reason && <MatchReason>{reason}</MatchReason>}
        <Contact>
          <li>
            <Phone size={20} aria-hidden />
            {redacted ? (
              <MaskedValue kind="phone" />
            ) : phoneNumber ? (
              <PhoneLink number={phoneNumber} extension={phoneExtension} />
            ) : (
              t('Not specified')
            )}
          </li>
          <li>
            <Mail size={20} aria-hidden />
            {redacted ? (
              <MaskedValue kind="email" />
            ) : email ? (
              <a href={`mailto:${email}`}>
                <AddressText>{email}</AddressText>
              </a>
            ) : (
              t('Not specified')
            )}
          </li>
        </Contact>
      </Grid>
    </Card>
  );
};
