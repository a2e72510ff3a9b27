import { Box } from '@chakra-ui/react';
import type { ProfileView } from '@plumbline/shared/contracts/profile-shape';
import { useTranslation } from 'react-i18next';
import { Card, Section } from '../../components/card.tsx';
import { RelativeTime } from '../../components/date-text.tsx';
import { Background } from './background.tsx';
import { LockedLine } from './locked-line.tsx';
import { ProfessionalSummary } from './professional-summary.tsx';
import { ProfileInformation } from './profile-information.tsx';
import { References } from './references.tsx';
import { Transportation } from './transportation.tsx';

/** A seeker's profile as a company reads it, section by section. */
export const ProfileBody = ({ seeker }: { seeker: ProfileView }) => {
  const { t } = useTranslation();
  const part = seeker.jobSeeker ?? {};
  return (
    <Card as="article" pad>
      <ProfessionalSummary part={part} />
      <ProfileInformation part={part} />
      <Transportation part={part} />
      <Background seeker={seeker} />
      <References seeker={seeker} />
      <Section>
        <Box display="grid" gridTemplateColumns="1fr 1fr" columnGap="8">
          <Box display="grid" gap="2" alignContent="start">
            <h2>{t('Resume')}</h2>
            {seeker.redacted ? <LockedLine>{t('Opens after you unlock')}</LockedLine> : <p>{t('Not specified')}</p>}
          </Box>
          <Box display="grid" gap="2" alignContent="start">
            <h2>{t('Last Activity')}</h2>
            <p>{seeker.lastActivity ? <RelativeTime value={seeker.lastActivity} /> : t('Not specified')}</p>
          </Box>
        </Box>
      </Section>
    </Card>
  );
};
