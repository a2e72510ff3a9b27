import { chakra } from '@chakra-ui/react';

/** A letter page, black on white in every theme. Printing shows it alone, as large as the paper. */
export const Paper = chakra('article', {
  base: {
    maxWidth: '640px',
    bg: '#FFFFFF',
    color: '#141C1E',
    borderWidth: '1px',
    borderColor: 'border',
    overflowWrap: 'anywhere',
    _print: {
      position: 'fixed',
      inset: '0',
      zIndex: 'max',
      maxWidth: 'none',
      aspectRatio: 'auto',
      borderWidth: '0',
    },
  },
});
