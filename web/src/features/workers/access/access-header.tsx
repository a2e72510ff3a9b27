import { Box, chakra } from '@chakra-ui/react';
import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { ratingLabel } from '@plumbline/shared/options/background/experience';
import { useTranslation } from 'react-i18next';
import { MatchReason } from '../../../components/job/match-reason.tsx';
import { ProfilePhoto } from '../../../components/profile/profile-photo.tsx';
import { useTitle } from '../../../lib/page/use-title.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { MaskedAvatar } from '../../../ui/text/avatar.tsx';

const Facts = chakra('p', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3.5', rowGap: '1.5', marginTop: '2.5' },
});

/** The title of a page about priority access, and the worker's name. */
export const AccessHeader = ({ seeker, title }: { seeker: ProfileView; title: string }) => {
  const { t } = useTranslation();
  useTitle(title);
  const { handsOnExperiences = [], hasHandsOnExperience } = seeker.jobSeeker ?? {};
  const [best] = hasHandsOnExperience === false ? [] : handsOnExperiences.toSorted((a, b) => b.rating - a.rating);
  return (
    <Card as="header" pad>
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr)' }}
        columnGap="5"
        alignItems="center"
      >
        <Box display={{ base: 'none', md: 'block' }} lineHeight="0">
          {seeker.redacted ? <MaskedAvatar size="lg" /> : <ProfilePhoto profile={seeker} size="lg" />}
        </Box>
        <div>
          <h1>{title}</h1>
          <Facts>
            <b>{fullName(seeker)}</b>
            <Box as="span" color="muted">
              {placeText(seeker)}
            </Box>
            {best && <MatchReason>{`${t(best.category)}, ${t(ratingLabel(best.rating) ?? '')}`}</MatchReason>}
          </Facts>
        </div>
      </Box>
    </Card>
  );
};
