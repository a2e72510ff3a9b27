import { type ComponentType, useEffect, useState } from 'react';
import { onFirstToast } from './toast.ts';

/** Renders the stack of toasts, once the first toast has loaded its code. */
export const Toasts = () => {
  const [Stack, setStack] = useState<ComponentType>();
  useEffect(() => {
    // A failure to load must not break the page. Offline, the toast waits until the connection is back and the stack
    // has loaded.
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
