import { chakra, defineRecipe } from '@chakra-ui/react';

/** A dot that marks something new. It needs an `aria-label` that says what is new. Nothing else is a red circle. */
export const RedDot = chakra(
  'span',
  defineRecipe({
    base: {
      flex: 'none',
      width: '10px',
      height: '10px',
      borderRadius: 'full',
      bg: 'dot',
      boxShadow: '0 0 0 2px var(--ring, {colors.bg})',
    },
  }),
  { defaultProps: { role: 'img', 'data-ui': 'dot' } },
);
