/** How long a page has to itself before anything is loaded ahead. */
const PAUSE_MS = 2000;

/** How long a busy browser may put it off: some are never idle. */
const MOST_MS = 5000;

// Safari has no such callback.
const onceIdle = (work: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: MOST_MS });
  else setTimeout(work);
};

/** Does what can wait: after the page has come and when the browser has nothing else to do, at the latest some seconds later. */
export const whenIdle = (work: () => void): void => {
  // The build, which renders pages as well, loads nothing ahead.
  if (typeof document === 'undefined') return;
  const pause = () => setTimeout(() => onceIdle(() => work()), PAUSE_MS);
  if (document.readyState === 'complete') pause();
  else addEventListener('load', pause, { once: true });
};
