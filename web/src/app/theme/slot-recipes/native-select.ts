import { defineSlotRecipe } from '@chakra-ui/react';
import { controlBox } from '../recipes/input.ts';

export const nativeSelect = defineSlotRecipe({
  slots: ['root', 'field', 'indicator'],
  className: 'native-select',
  base: {
    root: { position: 'relative' },
    field: {
      ...controlBox,
      appearance: 'none',
      pe: '42px',
      cursor: 'pointer',
      '& option': { bg: 'surface', color: 'text' },
    },
    indicator: {
      position: 'absolute',
      right: '11px',
      top: '13px',
      color: 'muted',
      pointerEvents: 'none',
      lineHeight: '1',
    },
  },
  variants: {
    variant: {
      /** For the header of a list: text with an arrow, without a box. */
      plain: {
        root: { flex: 'none', width: 'auto' },
        field: {
          width: 'auto',
          fieldSizing: 'content',
          px: '0',
          pe: '22px',
          borderColor: 'transparent',
          bg: 'transparent',
          color: 'muted',
          // A phone zooms in on a select with a smaller font, so only wider screens use the smaller one.
          fontSize: { base: 'body', md: 'control' },
          textAlign: 'right',
        },
        indicator: { right: '0', top: '15px' },
      },
    },
  },
});
