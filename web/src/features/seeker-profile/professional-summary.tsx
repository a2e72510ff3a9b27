import { Box, chakra } from '@chakra-ui/react';
import type { ProfileView } from '@plumbline/shared/contracts/profile-shape';
import { titleCase } from '@plumbline/shared/domain/title-case';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/card.tsx';
import { Chip, Chips } from '../../components/pill.tsx';
import { RatingScale } from '../../components/rating-scale.tsx';

export type SeekerPart = NonNullable<ProfileView['jobSeeker']>;

const Ratings = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '44px',
    rowGap: '5',
    mt: '3.5',
  },
});

/** What the seeker looks for, and each trade on its rule; trades without a rating follow as chips. */
export const ProfessionalSummary = ({ part }: { part: SeekerPart }) => {
  const { t } = useTranslation();
  const { positionSeeking = [], tradeCategories = [] } = part;
  const rated = part.hasHandsOnExperience === false ? [] : (part.handsOnExperiences ?? []);
  const unrated = tradeCategories.filter((name) => !rated.some(({ category }) => category === name));
  return (
    <Section>
      <h2 className="plumb">{t('Professional Summary')}</h2>
      <div>
        <Box textStyle="label" mb="2">
          {t('Looking For')}
        </Box>
        {positionSeeking.length > 0 ? (
          <Chips>
            {positionSeeking.map((position) => (
              <Chip key={position}>{t(position)}</Chip>
            ))}
          </Chips>
        ) : (
          <p>{t('Not specified')}</p>
        )}
      </div>
      <div>
        <Box textStyle="label">{t('Trade Experience & Skills')}</Box>
        {rated.length > 0 && (
          <>
            <Box color="muted" textStyle="small">
              {t('Apprentice under 2 years, Skilled 2, Journeyman 4, Master 6 or more.')}
            </Box>
            <Ratings>
              {rated.map(({ category, rating, amount }) => (
                <li key={category}>
                  <RatingScale name={titleCase(category)} rating={rating} years={amount} />
                </li>
              ))}
            </Ratings>
          </>
        )}
        {unrated.length > 0 && (
          <Chips mt={rated.length > 0 ? '4' : '2'}>
            {unrated.map((name) => (
              <Chip key={name}>{titleCase(name)}</Chip>
            ))}
          </Chips>
        )}
        {rated.length + unrated.length === 0 && <p>{t('Not specified')}</p>}
        {part.handsOnExperienceDescription && rated.length > 0 && <Box mt="4">{part.handsOnExperienceDescription}</Box>}
      </div>
    </Section>
  );
};
