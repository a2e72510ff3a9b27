/** The distance in pixels between two toasts, and below the last one. */
export const TOAST_GAP_PX = 12;

/** The heights in pixels of the visible toasts. */
const heights = new Map<Element, number>();

/**
 * Writes the height of the visible toasts to `--toast-height`. On a phone, where toasts are as wide as the page, the
 * styles move the page's content down by this height, so that no toast covers a heading or a field.
 */
const writeHeight = (): void => {
  const height = [...heights.values()].reduce((sum, each) => sum + each + TOAST_GAP_PX, 0);
  document.documentElement.style.setProperty('--toast-height', `${height}px`);
};

/** The page's bar, not the header of what the page shows. */
const findBar = () => document.querySelector('header:not(main *)');

/**
 * Writes to `--bar-bottom` where the page's bar ends in the window. Toasts appear below it: they would otherwise cover
 * the content that moved down by no more than their height, on a page whose bar has scrolled away.
 */
const writeBarBottom = (): void => {
  const bottom = Math.max(0, findBar()?.getBoundingClientRect().bottom ?? 0);
  document.documentElement.style.setProperty('--bar-bottom', `${bottom}px`);
};

/** The ref of each toast: counts its height while it is visible, also after its text wraps. */
export const addHeight = (toast: HTMLElement | null): (() => void) | undefined => {
  if (!toast) return undefined;
  if (heights.size === 0) addEventListener('scroll', writeBarBottom, { passive: true });
  writeBarBottom();
  const measure = () => {
    heights.set(toast, toast.offsetHeight);
    writeHeight();
  };
  const sizes = new ResizeObserver(measure);
  sizes.observe(toast);
  measure();
  return () => {
    sizes.disconnect();
    heights.delete(toast);
    if (heights.size === 0) removeEventListener('scroll', writeBarBottom);
    writeHeight();
  };
};
