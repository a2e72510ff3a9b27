import { useEffect, useState } from 'react';
import { keepParts } from './keep-parts.ts';
import { watchVersion } from './version.ts';
import { takeOver, watchWorker } from './worker.ts';

/** Whether there is a new version, and how to activate it. Vite's development server has neither worker nor version. */
export const useUpdate = () => {
  const [worker, setWorker] = useState<ServiceWorker>();
  const [changed, setChanged] = useState(false);
  useEffect(() => {
    if (!import.meta.env.PROD) return;
    keepParts();
    return watchWorker(setWorker);
  }, []);
  useEffect(() => (import.meta.env.PROD ? watchVersion(() => setChanged(true)) : undefined), []);
  // A page under a worker gets the new version from the next worker, which is being installed.
  const withoutWorker = changed && !navigator.serviceWorker?.controller;
  return {
    available: worker !== undefined || withoutWorker,
    update: () => (worker ? takeOver(worker) : location.reload()),
  };
};
