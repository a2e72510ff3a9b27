import { useEffect } from 'react';
import { loadTransport } from '../../lib/api/exchange.ts';
import { whenIdle } from '../../lib/page/when-idle.ts';

export const loadSupportDialog = () => import('../../components/support/support-dialog.tsx');
export const loadUserMenu = () => import('./navigation/open-user-menu.tsx');
export const loadShellDialogs = () => import('./shell-dialogs.tsx');

/** Loads code in advance that a press needs. The code would be slow to load later, and missing offline. */
const warmUp = () =>
  Promise.allSettled([
    loadTransport(),
    import('../../ui/toasts/toast-stack.tsx'),
    import('../../ui/dialogs/shown-modal.tsx'),
    loadUserMenu(),
    loadShellDialogs(),
    loadSupportDialog(),
  ]);

/** Runs once the page has loaded and the browser is idle. */
export const useWarmUp = () => {
  useEffect(() => whenIdle(() => void warmUp()), []);
};
