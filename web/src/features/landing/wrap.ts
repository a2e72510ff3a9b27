import { chakra, defineRecipe } from '@chakra-ui/react';

/** The landing page's width: 1128 px of content. */
export const Wrap = chakra(
  'div',
  defineRecipe({ base: { maxWidth: '1192px', mx: 'auto', px: { base: '4', lg: '8' }, width: 'full' } }),
);

/** Two columns from the desktop on, below each other before. */
export const Halves = chakra(
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
