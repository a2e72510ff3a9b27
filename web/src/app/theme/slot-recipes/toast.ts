import { defineSlotRecipe } from '@chakra-ui/react';

export const toast = defineSlotRecipe({
  slots: ['root', 'title', 'description', 'indicator', 'closeTrigger', 'actionTrigger'],
  className: 'toast',
  base: {
    root: {
      display: 'flex',
      gap: '3',
      alignItems: 'center',
      width: { base: 'calc(100vw - 32px)', md: 'max-content' },
      minWidth: { md: '240px' },
      maxWidth: { md: '400px' },
      minHeight: '62px',
      ps: '4',
      pe: '1.5',
      py: '2',
      bg: 'surface',
      color: 'text',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'm',
      boxShadow: 'lift',
      // The toaster stacks and moves its toasts through these variables.
      position: 'absolute',
      height: 'var(--height)',
      opacity: 'var(--opacity)',
      scale: 'var(--scale)',
      translate: 'var(--x) var(--y)',
      zIndex: 'var(--z-index)',
      transition: 'translate {durations.fast} {easings.plumb}, opacity {durations.fast} {easings.plumb}',
      willChange: 'translate, opacity',
      '& > .lucide': { color: 'success' },
      '&[data-type=error] > .lucide': { color: 'danger' },
      '&[data-type=info] > .lucide': { color: 'accent' },
    },
    title: { flex: '1', fontSize: 'control', lineHeight: '1.45' },
  },
});
