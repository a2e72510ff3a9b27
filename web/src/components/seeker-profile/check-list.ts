import { chakra } from '@chakra-ui/react';

/** Checks and crosses in two columns, in one on a phone. */
export const CheckList = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '8',
    rowGap: '2.5',
  },
});
