import { carouselSlides } from '@plumbline/shared/options/limits';

/** A slide's width for every screen, as CSS; fewer slides fit as the screen narrows [FIL-08]. */
export const slideWidths = Object.fromEntries(
  carouselSlides
    .toReversed()
    .map(({ above, slides }) => [`@media (min-width: ${above + 1}px)`, { flexBasis: `calc(100% / ${slides})` }]),
);

const FRAME_MS = 1000 / 60;
/** How much of its speed Embla keeps from frame to frame. */
const FRICTION = 0.68;
/** The remaining part of the distance at which the slide looks settled. */
const REST = 0.01;

/**
 * Embla's `duration` isn't a time but the strength of its spring. Each frame moves FRICTION / (1 - FRICTION) / duration
 * of the remaining distance, so this is the duration that leaves REST after the given milliseconds.
 */
export const emblaDuration = (ms: number): number => {
  const perFrame = 1 - REST ** (FRAME_MS / ms);
  return FRICTION / (1 - FRICTION) / perFrame;
};
