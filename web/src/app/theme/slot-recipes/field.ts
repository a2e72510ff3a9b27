import { defineSlotRecipe } from '@chakra-ui/react';

/** A form field: the label above the control, help and error below it. */
export const field = defineSlotRecipe({
  slots: ['root', 'label', 'helperText', 'errorText', 'requiredIndicator', 'input', 'textarea', 'select'],
  className: 'field',
  base: {
    root: { display: 'grid', gap: '1.5', alignContent: 'start', minWidth: 0 },
    label: { textStyle: 'label', width: 'fit-content' },
    helperText: { color: 'muted', textStyle: 'small', marginTop: '-2px' },
    errorText: {
      display: 'flex',
      gap: '1.5',
      alignItems: 'baseline',
      color: 'danger',
      textStyle: 'small',
      fontWeight: 'medium',
      '& .lucide': { transform: 'translateY(2px)' },
    },
  },
});
