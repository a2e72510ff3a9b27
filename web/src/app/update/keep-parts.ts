/** Whether the worker missed a part of the app, because the part loaded before the worker controlled the page. */
const isMissed = (entry: PerformanceEntry): boolean =>
  entry.name.startsWith(`${location.origin}/assets/`) && (entry as PerformanceResourceTiming).workerStart === 0;

/**
 * Fetches again what the page loaded before the worker took over. The worker caches what is fetched through it, and the
 * browser's own cache has these files, so that this page opens offline too.
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
