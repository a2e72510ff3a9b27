import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { RatingScale } from '../../ui/rating/rating-scale.tsx';
import { NotSpecified } from '../../ui/text/not-specified.tsx';
import { Chip, Chips } from '../../ui/text/pill.tsx';
import { tradeName } from '../trades/trade-name.ts';
import type { SeekerPart } from './seeker-part.ts';
import { skillsOf } from './skill-lists.ts';

const Ratings = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '44px',
    rowGap: '5',
    listStyleType: 'none',
  },
});

/** The positions a seeker wants, as capsules [PRO-07]. */
export const LookingFor = ({ part }: { part: SeekerPart }) => {
  const { t } = useTranslation();
  const { positionSeeking = [] } = part;
  if (positionSeeking.length === 0) return <NotSpecified />;
  return (
    <Chips as="ul" listStyleType="none">
      {positionSeeking.map((position) => (
        <li key={position}>
          <Chip>{t(position)}</Chip>
        </li>
      ))}
    </Chips>
  );
};

/** Each trade on its ruler; trades without a rating follow as chips [PRO-07]. */
export const Skills = ({ part }: { part: SeekerPart }) => {
  const { t } = useTranslation();
  const { rated, others } = skillsOf(part);
  if (rated.length + others.length === 0) return <NotSpecified />;
  return (
    <>
      {rated.length > 0 && (
        <>
          <Box color="muted" textStyle="small" marginTop="-2">
            {t('Usual years: Apprentice under 2, Skilled 2 or more, Journeyman 4 or more, Master 6 or more.')}
          </Box>
          <Ratings>
            {rated.map(({ category, rating, amount }) => (
              <li key={category}>
                <RatingScale name={tradeName(t, category)} rating={rating} years={amount} />
              </li>
            ))}
          </Ratings>
        </>
      )}
      {others.length > 0 && (
        <Chips as="ul" listStyleType="none">
          {others.map((name) => (
            <li key={name}>
              <Chip>{tradeName(t, name)}</Chip>
            </li>
          ))}
        </Chips>
      )}
      {rated.length > 0 && part.handsOnExperienceDescription && (
        <Box as="p" maxWidth="measure" whiteSpace="pre-line">
          {part.handsOnExperienceDescription}
        </Box>
      )}
    </>
  );
};
