import { defineSlotRecipe } from '@chakra-ui/react';

/** A chosen word in a field, with the cross that removes it. */
export const tag = defineSlotRecipe({
  slots: ['root', 'label', 'closeTrigger', 'startElement', 'endElement'],
  className: 'tag',
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      borderRadius: 's',
      bg: 'accent-soft',
      color: 'accent',
      fontSize: 'small',
      fontWeight: 'medium',
      lineHeight: '1.35',
      ps: '9px',
      minWidth: 0,
      '&[data-unknown]': {
        bg: 'sunken',
        color: 'text',
        borderWidth: '1px',
        borderStyle: 'dashed',
        borderColor: 'border-strong',
      },
    },
    closeTrigger: { display: 'grid', placeItems: 'center', width: '28px', height: '28px', color: 'inherit' },
  },
});
