import { Box } from '@chakra-ui/react';
import { anonymousName } from '@plumbline/shared/contracts/masking/anonymous-name';
import { phoneText } from '@plumbline/shared/domain/contact-details/phone';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MaskedValue } from '../../../components/profile/masked.tsx';
import { useOwnProfile } from '../../../lib/queries/own-profile.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Avatar, MaskedAvatar } from '../../../ui/text/avatar.tsx';

const Side = ({ when, picture, children }: { when: string; picture: ReactNode; children: ReactNode }) => (
  <div>
    <Box as="dt" color="muted" textStyle="small" mb="2">
      {when}
    </Box>
    <Box as="dd" display="flex" gap="3" alignItems="center">
      {picture}
      <Box minWidth="0">{children}</Box>
    </Box>
  </div>
);

/** Shows the company's view of the seeker: hidden now, visible after accepting. */
export const WhatTheySee = ({ isKnown }: { isKnown: boolean }) => {
  const { t } = useTranslation();
  const { data: profile } = useOwnProfile();
  if (!profile) return null;
  const name = fullName(profile);
  return (
    <Card as="section" pad display="grid" gap="3" order={{ base: -2, desk: 0 }} aria-labelledby="what-they-see">
      <h2 id="what-they-see">{t('What they see of you')}</h2>
      <Box
        as="dl"
        display="grid"
        gap="3.5"
        css={{ '& > div + div': { borderTopWidth: '1px', borderColor: 'border', pt: '3.5' } }}
      >
        {!isKnown && (
          <Side when={t('Now, and if you decline')} picture={<MaskedAvatar />}>
            <b>{anonymousName(profile.id)}</b>
            <Box mt="1">
              <MaskedValue kind="phone" withIcon />
            </Box>
          </Side>
        )}
        <Side
          when={isKnown ? t('Already open to this company') : t("If you say you're interested")}
          picture={<Avatar name={name} photoUrl={profile.profilePhotoUrl} />}
        >
          <b>{name}</b>
          {profile.phoneNumber && (
            <Box as="p" display="flex" gap="2" alignItems="center" mt="1" textStyle="small">
              <Box as="span" color="success" lineHeight="1">
                <Phone size={16} aria-hidden />
              </Box>
              {phoneText(profile.phoneNumber, profile.phoneExtension)}
            </Box>
          )}
        </Side>
      </Box>
      <Box as="p" color="muted" textStyle="small">
        {t("They'll call or email you. You're not committing to anything.")}
      </Box>
    </Card>
  );
};
