import { defineSlotRecipe } from '@chakra-ui/react';

/** An empty state: the icon, the reason, a line of help, and a link or button, one below the other. */
export const emptyState = defineSlotRecipe({
  slots: ['root', 'content', 'indicator', 'title', 'description'],
  className: 'empty-state',
  base: {
    root: { px: '5', py: '44px' },
    content: { display: 'grid', justifyItems: 'center', gap: '2.5', textAlign: 'center' },
    indicator: { display: 'flex', color: 'muted' },
    title: { '&:is(h2)': { fontSize: 'h2s' } },
    description: { maxWidth: '42ch', color: 'muted', textWrap: 'balance' },
  },
});
