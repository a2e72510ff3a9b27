import { chakra } from '@chakra-ui/react';

/** A card's heading and the content at its right. */
export const CardHead = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: '4',
    rowGap: '2.5',
  },
});
