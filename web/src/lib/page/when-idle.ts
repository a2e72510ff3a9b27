/** The time in milliseconds after loading a page in which nothing is preloaded. */
const PAUSE_MS = 2000;

/** The longest delay in milliseconds. Some browsers are never idle. */
const MOST_MS = 5000;

// Safari has no `requestIdleCallback`.
const onceIdle = (work: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: MOST_MS });
  else setTimeout(work);
};

/** Runs deferrable work: after the page has loaded and when the browser is idle, at the latest some seconds later. */
export const whenIdle = (work: () => void): void => {
  // The build, which also renders pages, preloads nothing.
  if (typeof document === 'undefined') return;
  const pause = () => setTimeout(() => onceIdle(() => work()), PAUSE_MS);
  if (document.readyState === 'complete') pause();
  else addEventListener('load', pause, { once: true });
};
