import { chakra, defineRecipe } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

/** A row that is one link as a whole. */
export const ShortcutLink = chakra(
  Link,
  defineRecipe({
    base: {
      display: 'grid',
      gridTemplateColumns: '20px 1fr 20px',
      gap: '4',
      alignItems: 'center',
      px: { base: '4', md: '6' },
      py: '4',
      color: 'text',
      textDecoration: 'none',
      outlineOffset: '-3px',
      '& .lucide': { color: 'muted' },
      _hover: { bg: 'sunken', color: 'text' },
    },
  }),
);
