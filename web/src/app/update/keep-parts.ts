/** A part of the app that loaded before there was a worker. */
const isMissed = (entry: PerformanceEntry): boolean =>
  entry.name.startsWith(`${location.origin}/assets/`) && (entry as PerformanceResourceTiming).workerStart === 0;

/**
 * The worker caches what is fetched through it. What the first page loads before the worker takes over is fetched
 * again, from the browser's own cache, so that this page opens offline too.
 */
const fetchMissed = () =>
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries().filter(isMissed)) fetch(name).catch(() => {});
  }).observe({ type: 'resource', buffered: true });

export const keepParts = () => {
  const { serviceWorker } = navigator;
  if (serviceWorker && !serviceWorker.controller)
    serviceWorker.addEventListener('controllerchange', fetchMissed, { once: true });
};
