import { defineSlotRecipe } from '@chakra-ui/react';

/** One sentence above a form, or a message above a page's content that leads somewhere. */
export const alert = defineSlotRecipe({
  slots: ['root', 'indicator', 'content', 'title', 'description'],
  className: 'alert',
  base: {
    root: { display: 'flex', borderRadius: 'm', fontSize: 'control' },
  },
  variants: {
    variant: {
      subtle: {
        root: { gap: '2.5', px: '3', py: '2.5', fontWeight: 'medium', lineHeight: '1.4' },
        indicator: { display: 'flex', alignSelf: 'flex-start' },
      },
      surface: {
        root: { columnGap: '3', rowGap: '2.5', px: '4', py: '3.5', color: 'text' },
        indicator: { lineHeight: '1.4' },
        content: { flex: { base: '1 1 80%', md: '1' } },
      },
    },
    status: {
      info: { root: { bg: 'info-soft' }, indicator: { color: 'info' } },
      warning: { root: { bg: 'warning-soft' }, indicator: { color: 'warning' } },
      success: { root: { bg: 'success-soft' }, indicator: { color: 'success' } },
      error: { root: { bg: 'danger-soft' }, indicator: { color: 'danger' } },
    },
  },
  compoundVariants: [
    { variant: 'subtle', status: 'success', css: { root: { color: 'success' } } },
    { variant: 'subtle', status: 'error', css: { root: { color: 'danger' } } },
  ],
});
