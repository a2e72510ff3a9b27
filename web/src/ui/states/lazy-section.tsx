import { Box } from '@chakra-ui/react';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { whenIdle } from '../../lib/page/when-idle.ts';

/** The distance below the window at which content starts to load. */
const AHEAD = '300px';

type LoadReason = 'idle' | 'near' | 'pressed';

type LazySectionProps = {
  /** The placeholder, as high as the content will be. */
  shape: ReactNode;
  /** Whether the content waits for a press, even in view. */
  untilPressed?: boolean;
  /** Renders the content, which loads then. Gets the reason for loading. */
  children: (why: LoadReason) => ReactNode;
};

/**
 * Renders content that the first view doesn't need, when it scrolls near or is pressed, at the latest when the browser
 * is idle.
 */
export const LazySection = ({ shape, untilPressed = false, children }: LazySectionProps) => {
  const box = useRef<HTMLDivElement>(null);
  const [reason, load] = useState<LoadReason>();
  useEffect(() => {
    whenIdle(() => load((before) => before ?? 'idle'));
    if (untilPressed || !box.current || !globalThis.IntersectionObserver) return;
    const observer = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && load('near'),
      { rootMargin: AHEAD },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [untilPressed]);
  if (reason) return <Suspense fallback={shape}>{children(reason)}</Suspense>;
  return (
    <Box ref={box} onPointerDown={() => load('pressed')}>
      {shape}
    </Box>
  );
};
