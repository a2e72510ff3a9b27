import { chakra, defineRecipe } from '@chakra-ui/react';

/** Two short fields in a row; one below the other on a phone. */
export const FieldRow = chakra(
  'div',
  defineRecipe({
    base: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      gap: '4.5',
      alignItems: 'start',
    },
  }),
);
