import { WORKER_CHECK_MS } from '@plumbline/shared/options/limits';

const logged = (error: unknown) => console.warn('The background worker could not be checked', error);

/**
 * Calls back with the worker of a new version when it waits for activation. The page reloads when the worker takes
 * over.
 */
const follow = (registration: ServiceWorkerRegistration, onWaiting: (worker: ServiceWorker) => void) => {
  let announced: ServiceWorker | undefined;
  const tell = () => {
    const { waiting } = registration;
    // A page without a controller is getting its first version, which activates by itself.
    if (!waiting || waiting === announced || !navigator.serviceWorker.controller) return;
    if (!announced)
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    announced = waiting;
    onWaiting(waiting);
  };
  const watch = () => registration.installing?.addEventListener('statechange', tell);
  registration.addEventListener('updatefound', watch);
  watch();
  tell();
};

/** Registers the background worker and looks for a new version every 5 seconds [SHL-19, SHL-20]. */
export const watchWorker = (onWaiting: (worker: ServiceWorker) => void): (() => void) => {
  const { serviceWorker } = navigator;
  let timer: ReturnType<typeof setInterval> | undefined;
  let stopped = false;
  const start = async () => {
    const registration = await serviceWorker.register('/sw.js');
    if (stopped) return;
    follow(registration, onWaiting);
    timer = setInterval(() => {
      if (navigator.onLine) registration.update().catch(logged);
    }, WORKER_CHECK_MS);
  };
  if (serviceWorker) start().catch(logged);
  return () => {
    stopped = true;
    clearInterval(timer);
  };
};

/** Lets a waiting version take over [SHL-19]. */
export const takeOver = (worker: ServiceWorker) => worker.postMessage({ type: 'SKIP_WAITING' });

/** Loads the page again in its newest version: that of the waiting worker, without one that of the server. */
export const loadNewest = async () => {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration?.waiting) takeOver(registration.waiting);
  else location.reload();
};
