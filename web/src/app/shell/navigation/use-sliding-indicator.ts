import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Duration in milliseconds of the bob's move to the new item. */
const GLIDE = 200;

/**
 * Moves the plumb line and its bob from the previous item to the current one. They don't move when the user prefers
 * reduced motion.
 */
export const useSlidingIndicator = (list: RefObject<HTMLElement | null>, pathname: string) => {
  const lastTop = useRef<number | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address decides which item is the current one.
  useLayoutEffect(() => {
    const item = list.current?.querySelector<HTMLElement>('[aria-current=page]');
    const top = item?.getBoundingClientRect().top;
    const from = lastTop.current;
    lastTop.current = top;
    if (!item || top === undefined || from === undefined || from === top) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const frames = [{ transform: `translateY(${from - top}px)` }, { transform: 'none' }];
    for (const pseudoElement of ['::before', '::after']) {
      item.animate(frames, { duration: GLIDE, easing: 'cubic-bezier(.2, .7, .3, 1)', pseudoElement });
    }
  }, [pathname]);
};
