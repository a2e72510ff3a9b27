import { chakra, defineRecipe } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

/** A row of the dashboard that is one link: an icon or a dot, a text, and a chevron. */
export const RowLink = chakra(
  Link,
  defineRecipe({
    base: {
      display: 'flex',
      alignItems: 'center',
      gap: '3.5',
      minHeight: '54px',
      ps: '5',
      pe: '4',
      py: '2.5',
      color: 'text',
      lineHeight: '1.45',
      textDecoration: 'none',
      outlineOffset: '-3px',
      '& > [data-text]': { flex: 1, minWidth: 0 },
      '& .lucide': { color: 'muted' },
      _hover: { bg: 'accent-soft', color: 'text' },
    },
  }),
);
