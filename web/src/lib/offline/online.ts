import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** The queries are notified of changes only, so a page that opens without a connection sets the state itself. */
export const followConnection = () => onlineManager.setOnline(navigator.onLine);

/** Whether the browser has a connection, as the queries see it. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
  );
