import { defineSlotRecipe } from '@chakra-ui/react';
import { controlBox } from '../input-recipe.ts';

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
});
