import { chakra, defineRecipe } from '@chakra-ui/react';
import { Wrap } from '../../ui/layout/wrap.ts';

/** Two columns from the desktop width on. Below that width, they are one below the other. */
export const TwoColumns = chakra(
  Wrap,
  defineRecipe({
    base: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
      rowGap: { base: '28px', lg: '6' },
      py: { base: '44px', lg: '16' },
      '& h2': { fontSize: { base: '1.6875rem', lg: '2rem' } },
    },
  }),
);
