import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/card.tsx';
import { FactList } from '../../components/fact-strip.tsx';
import type { SeekerPart } from './professional-summary.tsx';

/** Facts about the person; what was not answered says so. */
export const ProfileInformation = ({ part }: { part: SeekerPart }) => {
  const { t } = useTranslation();
  const say = (value: boolean | undefined, yes: string, no: string) =>
    value === undefined ? t('Not specified') : value ? yes : no;
  const training = part.formalTrainingDescription || part.formalTrainingCategories?.join(', ');
  return (
    <Section>
      <h2>{t('Profile Information')}</h2>
      <Box css={{ '& > dl': { mdDown: { gridTemplateColumns: 'minmax(0, 1fr)' } } }}>
        <FactList
          items={[
            { label: t('Veteran'), value: say(part.isVeteran, t('Yes'), t('No')) },
            { label: t('Age'), value: say(part.isAdult, t('18 or older'), t('Under 18')) },
            {
              label: t('Work authorization'),
              value: say(part.authorizedInUS, t('Authorized in the US'), t('Not authorized in the US')),
            },
            { label: t('Sponsorship'), value: say(part.requireSponsorship, t('Needed'), t('Not needed')) },
            {
              label: t('Highest Level of Education'),
              value: part.latestEducation ? t(part.latestEducation) : t('Not specified'),
            },
            ...(part.hasFormalTraining && training ? [{ label: t('Training'), value: training }] : []),
          ]}
        />
      </Box>
    </Section>
  );
};
