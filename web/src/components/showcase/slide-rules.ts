import { carouselSlides } from '@plumbline/shared/options/limits';

/** A slide's width for every screen, as CSS: so many side by side, fewer as the screen narrows [FIL-08]. */
export const slideWidths = Object.fromEntries(
  carouselSlides
    .toReversed()
    .map(({ above, slides }) => [`@media (min-width: ${above + 1}px)`, { flexBasis: `calc(100% / ${slides})` }]),
);

const FRAME_MS = 1000 / 60;
/** How much of its speed Embla keeps from frame to frame. */
const FRICTION = 0.68;
/** Arrived, for the eye: this much of the way is left. */
const REST = 0.01;

/**
 * Embla's `duration` is no time but the strength of its spring. Each frame it covers FRICTION / (1 - FRICTION) / duration
 * of the way that is left, so this is the duration that leaves REST after so many milliseconds.
 */
export const emblaDuration = (ms: number): number => {
  const perFrame = 1 - REST ** (FRAME_MS / ms);
  return FRICTION / (1 - FRICTION) / perFrame;
};
