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

/** The ref of each toast: counts its height while it is visible, also after its text wraps. */
export const addHeight = (toast: HTMLElement | null): (() => void) | undefined => {
  if (!toast) return undefined;
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
    writeHeight();
  };
};
