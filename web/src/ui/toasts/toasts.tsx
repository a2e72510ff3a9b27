import { lazy, Suspense, useEffect, useState } from 'react';
import { onFirstToast } from './toast.ts';

const ToastStack = lazy(async () => ({ default: (await import('./toast-stack.tsx')).ToastStack }));

/** Where toasts appear, once there is one. */
export const Toasts = () => {
  const [used, setUsed] = useState(false);
  useEffect(() => onFirstToast(() => setUsed(true)), []);
  return (
    used && (
      <Suspense>
        <ToastStack />
      </Suspense>
    )
  );
};
