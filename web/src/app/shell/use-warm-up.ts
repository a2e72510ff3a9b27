import { useEffect } from 'react';
import { loadTransport } from '../../lib/api/exchange.ts';
import { whenIdle } from '../../lib/page/when-idle.ts';

export const loadSupportDialog = () => import('../../components/support/support-dialog.tsx');
export const loadUserMenu = () => import('./navigation/open-user-menu.tsx');
export const loadShellDialogs = () => import('./shell-dialogs.tsx');

/** Loads what answers a press and comes late otherwise: without a signal it could not come at all. */
const warmUp = () =>
  Promise.allSettled([
    loadTransport(),
    import('../../ui/toasts/toast-stack.tsx'),
    import('../../ui/dialogs/shown-modal.tsx'),
    loadUserMenu(),
    loadShellDialogs(),
    loadSupportDialog(),
  ]);

/** Once the page is there and the browser has nothing else to do. */
export const useWarmUp = () => {
  useEffect(() => whenIdle(() => void warmUp()), []);
};
