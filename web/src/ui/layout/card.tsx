import { Card as ChakraCard, chakra, defineRecipe } from '@chakra-ui/react';

/** A card: a white ground with a one-pixel edge. Cards are never nested. */
export const Card = ChakraCard.Root;

/** One of a card's sections, separated from the previous one by a rule. */
export const Section = chakra(
  'section',
  defineRecipe({
    base: {
      display: 'grid',
      gap: '4',
      '& + &': { borderTopWidth: '1px', borderColor: 'border', pt: '6', mt: '6' },
    },
  }),
);

/** Text next to a side column of 328 px; below the desktop width one column. */
export const Columns = chakra(
  'div',
  defineRecipe({
    base: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', desk: 'minmax(0, 1fr) 328px' },
      gap: { base: '6', desk: '8' },
      alignItems: 'start',
    },
  }),
);

/** The side column, which stays in view next to a longer text. */
export const Rail = chakra(
  'aside',
  defineRecipe({
    base: {
      position: { base: 'static', desk: 'sticky' },
      top: '24px',
      display: 'grid',
      gap: '4',
      '& h2': { fontSize: 'h2s' },
    },
  }),
);
