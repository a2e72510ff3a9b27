/** The distance in pixels between two toasts, and below the last one. */
export const TOAST_GAP_PX = 12;

/** The heights in pixels of the visible toasts. */
const heights = new Map<Element, number>();

/**
 * Writes the space that the visible toasts take into `--toast-room`. On a phone, where toasts are as wide as the page,
 * base.css moves the page's content down by it, so that no toast covers a heading or a field.
 */
const writeRoom = (): void => {
  const room = [...heights.values()].reduce((sum, height) => sum + height + TOAST_GAP_PX, 0);
  document.documentElement.style.setProperty('--toast-room', `${room}px`);
};

/** The ref of each toast: makes room for it while it shows, for all its lines. */
export const makeRoom = (toast: HTMLElement | null): (() => void) | undefined => {
  if (!toast) return undefined;
  const measure = () => {
    heights.set(toast, toast.offsetHeight);
    writeRoom();
  };
  const sizes = new ResizeObserver(measure);
  sizes.observe(toast);
  measure();
  return () => {
    sizes.disconnect();
    heights.delete(toast);
    writeRoom();
  };
};
