import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** The queries hear of changes only: a page that is opened without a connection says so itself. */
export const followConnection = () => onlineManager.setOnline(navigator.onLine);

/** Whether the browser has a connection, as the queries see it. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
  );
