import { chakra, defineRecipe } from '@chakra-ui/react';

/** Rows from edge to edge of their panel, with a line above each. */
export const NearJobList = chakra(
  'ul',
  defineRecipe({
    base: { marginInline: { base: '-4', md: '-6' }, '& > li': { borderTopWidth: '1px', borderColor: 'border' } },
  }),
);
