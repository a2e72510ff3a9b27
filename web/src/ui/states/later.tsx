import { Box } from '@chakra-ui/react';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { whenIdle } from '../../lib/page/when-idle.ts';

/** How far below the window content starts to load. */
const AHEAD = '300px';

type Wanted = 'idle' | 'near' | 'pressed';

type LaterProps = {
  /** The placeholder, as high as the content will be. */
  shape: ReactNode;
  /** Whether it waits for a press, even in view. */
  untilPressed?: boolean;
  /** The content, which loads when it is rendered; gets the reason. */
  children: (why: Wanted) => ReactNode;
};

/**
 * Renders content that the first view doesn't need, when it scrolls near or is pressed, at the latest when the browser
 * is idle.
 */
export const Later = ({ shape, untilPressed = false, children }: LaterProps) => {
  const box = useRef<HTMLDivElement>(null);
  const [wanted, want] = useState<Wanted>();
  useEffect(() => {
    whenIdle(() => want((before) => before ?? 'idle'));
    if (untilPressed || !box.current || !globalThis.IntersectionObserver) return;
    const observer = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && want('near'),
      { rootMargin: AHEAD },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [untilPressed]);
  if (wanted) return <Suspense fallback={shape}>{children(wanted)}</Suspense>;
  return (
    <Box ref={box} onPointerDown={() => want('pressed')}>
      {shape}
    </Box>
  );
};
