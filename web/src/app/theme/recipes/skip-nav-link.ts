import { defineRecipe } from '@chakra-ui/react';

/** The link is above the window until it has the focus. */
export const skipNavLink = defineRecipe({
  className: 'skip-nav',
  base: {
    position: 'absolute',
    left: '8px',
    top: '-60px',
    zIndex: 'toast',
    px: '4',
    py: '3',
    borderRadius: 'm',
    bg: 'accent',
    color: 'on-accent',
    _focus: { top: '8px', color: 'on-accent' },
    _hover: { color: 'on-accent' },
    _print: { display: 'none' },
  },
});
