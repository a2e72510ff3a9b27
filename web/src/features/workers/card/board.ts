import { chakra } from '@chakra-ui/react';

/** People side by side, to compare them: two columns, one on a phone. */
export const Board = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    gap: '4',
  },
});

/** A card of the board. The last line of a card is at its bottom, even next to a taller card. */
export const BoardCard = chakra('li', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3.5',
    p: { base: '4', md: '5' },
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'm',
    listStyleType: 'none',
    '& h3': { fontSize: 'h3l' },
    '& h3 a': { color: 'text', textDecoration: 'none', _hover: { textDecoration: 'underline' } },
  },
});

export const WorkerIdentity = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: '3.5',
    rowGap: '0.5',
    alignItems: 'start',
    overflowWrap: 'anywhere',
  },
});

export const Rates = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '28px',
    rowGap: '1',
    // The rules under the names stay level when one name has two lines.
    alignItems: 'end',
    listStyleType: 'none',
  },
});

export const CardFooter = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    marginTop: 'auto',
    borderTopWidth: '1px',
    borderColor: 'border',
    pt: '3.5',
  },
});
