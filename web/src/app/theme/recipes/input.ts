import { defineRecipe, defineStyle } from '@chakra-ui/react';

/** The box of every text input and select. */
export const controlBox = defineStyle({
  width: 'full',
  minHeight: '46px',
  px: '3',
  py: '9px',
  borderWidth: '1px',
  borderColor: 'border-strong',
  borderRadius: 'm',
  bg: 'surface',
  color: 'text',
  // Phones zoom in on any smaller font.
  fontSize: 'body',
  lineHeight: '1.4',
  _invalid: { borderColor: 'danger', boxShadow: 'inset 0 0 0 1px {colors.danger}' },
  _disabled: { bg: 'sunken', color: 'text', borderColor: 'border' },
});

export const input = defineRecipe({ className: 'input', base: controlBox });
