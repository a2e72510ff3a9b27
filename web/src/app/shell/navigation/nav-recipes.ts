import { chakra, defineRecipe } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

/**
 * An item of the sidebar. The plumb line belongs to the current item: as tall as the window and cut off by the sidebar,
 * it seems to hang from the pin next to the name.
 */
const recipe = defineRecipe({
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '44px',
    ps: '38px',
    pe: '3',
    py: '2',
    borderRadius: 'm',
    color: 'text',
    fontSize: 'control',
    fontWeight: 'medium',
    lineHeight: '1.3',
    textAlign: 'start',
    textDecoration: 'none',
    '& .lucide': { color: 'muted' },
    '& [data-ui=dot]': { marginStart: 'auto' },
    _hover: { bg: 'sunken', color: 'text' },
    _after: {
      content: '""',
      position: 'absolute',
      left: '15px',
      top: '50%',
      width: '9px',
      height: '1px',
      bg: 'border-strong',
      opacity: '.7',
    },
    '&[aria-current=page]': {
      marginInlineStart: '30px',
      ps: '2',
      bg: 'accent-soft',
      color: 'accent',
      fontWeight: 'semibold',
      '& .lucide': { color: 'accent' },
      _before: {
        content: '""',
        position: 'absolute',
        left: '-12px',
        bottom: 'calc(50% + 4px)',
        width: '2px',
        height: '100vh',
        bg: 'brass-line',
      },
      _after: {
        left: '-17px',
        top: 'calc(50% - 8px)',
        width: '12px',
        height: '20px',
        opacity: '1',
        bg: 'brass-line',
        mask: 'var(--bob) center / contain no-repeat',
      },
    },
  },
});

export const NavLink = chakra(Link, recipe);
export const NavButton = chakra('button', recipe, { defaultProps: { type: 'button' } });

/** The number next to an item, at the row's end. */
export const NavCount = chakra(
  'span',
  defineRecipe({
    base: { marginInlineStart: 'auto', color: 'muted', fontSize: 'pill', fontVariantNumeric: 'tabular-nums' },
  }),
);
