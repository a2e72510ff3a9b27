import { t } from 'i18next';
import type { CSSProperties } from 'react';
import type { Examples } from '../../../gallery/example.ts';
import { WithState } from '../../../gallery/with-state.tsx';
import { RatingLevel } from './rating-rule.ts';
import { RatingScale } from './rating-scale.tsx';
import { RatingSlider } from './rating-slider.tsx';

export const examples: Examples = {
  RatingScale: {
    apprentice: () => <RatingScale name={t('Framing')} rating={0} years="<1YR" />,
    skilled: () => <RatingScale name={t('Framing')} rating={1} />,
    master: () => <RatingScale name={t('Framing')} rating={3} years="10YR+" />,
  },
  RatingSlider: {
    default: () => (
      <WithState
        start={2}
        draw={(rating, onChange) => <RatingSlider name={t('Framing')} {...{ rating, onChange }} />}
      />
    ),
    aside: () => <RatingSlider name={t('Framing')} rating={0} onChange={() => {}} aside={<b>{t('Active')}</b>} />,
  },
  RatingLevel: {
    end: () => (
      <RatingLevel style={{ '--at': 3 } as CSSProperties}>
        <span>{t('Master')}</span>
      </RatingLevel>
    ),
  },
};
