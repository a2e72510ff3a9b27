import { defineSlotRecipe } from '@chakra-ui/react';

/** White ground with a one-pixel edge. */
export const card = defineSlotRecipe({
  slots: ['root', 'header', 'body', 'footer', 'title', 'description'],
  className: 'card',
  base: {
    root: { bg: 'surface', borderWidth: '1px', borderColor: 'border', borderRadius: 'm', minWidth: 0 },
  },
  variants: { pad: { true: { root: { px: { base: '4', md: '6' }, py: { base: '4.5', md: '6' } } } } },
});
