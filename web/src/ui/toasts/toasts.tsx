import { type ComponentType, useEffect, useState } from 'react';
import { onFirstToast } from './toast.ts';

/** Where toasts appear, once there is one. */
export const Toasts = () => {
  const [Stack, setStack] = useState<ComponentType>();
  useEffect(() => {
    // A toast must not take the page away: without a signal it waits, and shows when the stack could be loaded.
    const load = () => {
      import('./toast-stack.tsx').then(
        ({ ToastStack }) => setStack(() => ToastStack),
        () => addEventListener('online', load, { once: true }),
      );
    };
    const stopWaiting = onFirstToast(load);
    return () => {
      stopWaiting();
      removeEventListener('online', load);
    };
  }, []);
  return Stack && <Stack />;
};
