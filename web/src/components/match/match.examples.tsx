import { t } from 'i18next';
import type { Examples } from '../../../gallery/example.ts';
import { WhyItFits } from './why-it-fits.tsx';

export const examples: Examples = {
  WhyItFits: {
    reason: () => <WhyItFits reason="Carpentry, Master, 4 miles" reasons={[]} />,
    'reason and more': () => (
      <WhyItFits reason="Carpentry, Master, 4 miles" reasons={[t('Full-Time'), t("Valid Driver's License")]} />
    ),
  },
};
