/** How long a page has to itself before anything is loaded ahead. */
const PAUSE_MS = 2000;

const onceIdle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work));

/** Does what can wait: after the page has come and when the browser has nothing else to do. */
export const whenIdle = (work: () => void): void => {
  const pause = () => setTimeout(() => onceIdle(() => work()), PAUSE_MS);
  if (document.readyState === 'complete') pause();
  else addEventListener('load', pause, { once: true });
};
