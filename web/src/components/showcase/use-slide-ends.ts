import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useState } from 'react';

/** Whether the carousel shows its first photos and whether it shows its last. Both are true when all photos fit. */
export const useSlideEnds = (carousel: EmblaCarouselType | undefined) => {
  const [ends, setEnds] = useState({ atStart: true, atEnd: true });
  useEffect(() => {
    if (!carousel) return;
    const look = () => setEnds({ atStart: !carousel.canScrollPrev(), atEnd: !carousel.canScrollNext() });
    look();
    carousel.on('select', look).on('reInit', look);
    return () => {
      carousel.off('select', look).off('reInit', look);
    };
  }, [carousel]);
  return ends;
};
