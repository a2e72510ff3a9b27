import { defineSlotRecipe } from '@chakra-ui/react';

/** The drawer with the sidebar's items, below the desktop width. It opens from the right, where its button is. */
export const drawer = defineSlotRecipe({
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'closeTrigger', 'body'],
  className: 'drawer',
  base: {
    backdrop: {
      position: 'fixed',
      inset: 0,
      bg: 'scrim',
      zIndex: 'drawer',
      _open: { animation: 'fade {durations.fast} {easings.plumb}' },
      _closed: { animation: 'leave {durations.fast} {easings.plumb}' },
    },
    positioner: { position: 'fixed', inset: 0, zIndex: 'drawer', display: 'flex', justifyContent: 'flex-end' },
    content: {
      display: 'flex',
      flexDirection: 'column',
      width: 'min(320px, calc(100vw - 48px))',
      height: '100dvh',
      overflowY: 'auto',
      bg: 'bg',
      boxShadow: 'lift',
      outline: 0,
      pb: 'calc(16px + env(safe-area-inset-bottom))',
      px: '3',
      _open: { animation: 'fade {durations.fast} {easings.plumb}' },
      _closed: { animation: 'leave {durations.fast} {easings.plumb}' },
    },
    header: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      height: '60px',
      flex: 'none',
      ps: '3',
    },
    body: { display: 'flex', flexDirection: 'column', flex: '1' },
  },
});
