import { type ComponentType, useEffect, useState } from 'react';
import { onFirstToast } from './toast.ts';

/** The place of toasts, once there is one. */
export const Toasts = () => {
  const [Stack, setStack] = useState<ComponentType>();
  useEffect(() => {
    // A toast must not break the page: offline it waits, and shows when the stack has loaded.
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
