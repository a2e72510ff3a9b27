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

/** A row of the list with its padding. */
export const ListRow = chakra('li', defineRecipe({ base: { px: { base: '4', md: '5' }, py: '4' } }));

/** A row with its content at the start and its actions at the end, one below the other on a phone. */
export const ActionRow = chakra(
  ListRow,
  defineRecipe({
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '6',
      rowGap: '2.5',
    },
  }),
);
