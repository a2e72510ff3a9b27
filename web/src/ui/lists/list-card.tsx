import { chakra, defineRecipe } from '@chakra-ui/react';

/** One bordered list with rules between its rows, not a wall of boxes. */
export const ListCard = chakra(
  'ul',
  defineRecipe({
    base: {
      bg: 'surface',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'm',
      '& > li + li': { borderTopWidth: '1px', borderColor: 'border' },
    },
  }),
);

/** A row's padding; what stands in it is the page's own. */
export const ListRow = chakra('li', defineRecipe({ base: { px: { base: '4', md: '5' }, py: '4' } }));
