import { useEffect } from 'react';
import { loadTransport } from '../../lib/api/exchange.ts';

/** Loads what answers a press and comes late otherwise: without a signal it could not come at all. */
const warmUp = () =>
  Promise.allSettled([loadTransport(), import('../../ui/toasts/toast-stack.tsx'), loadSupportDialog()]);

export const loadSupportDialog = () => import('../../components/support/support-dialog.tsx');

/** Once the page is there and the browser has nothing else to do. */
export const useWarmUp = () => {
  useEffect(() => {
    const wait = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1000));
    wait(() => void warmUp());
  }, []);
};
