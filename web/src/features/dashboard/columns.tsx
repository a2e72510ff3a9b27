import { chakra } from '@chakra-ui/react';

/** A wide card and a narrow one of the same height side by side; one above the other below the desktop width. */
export const WideAndNarrowColumns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', desk: 'minmax(0, 1fr) 328px' },
    gap: { base: '6', desk: '8' },
    '& > :only-child': { gridColumn: '1 / -1' },
    '& > :last-child:not(:only-child) h2': { fontSize: 'h2s' },
  },
});

/** Two cards of equal width, one above the other where there is no room. */
export const EqualColumns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    gap: '6',
  },
});

/** Cards of their own height, one above the other in a column. */
export const CardColumn = chakra('div', { base: { display: 'grid', gap: '6', alignContent: 'start', minWidth: 0 } });
