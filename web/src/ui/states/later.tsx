import { Box } from '@chakra-ui/react';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { whenIdle } from '../../lib/page/when-idle.ts';

/** How far below the window something begins to load. */
const AHEAD = '300px';

type Wanted = 'idle' | 'near' | 'pressed';

type LaterProps = {
  /** In its place until then, as high as it will be. */
  shape: ReactNode;
  /** Whether it waits in view, too, until it is pressed. */
  untilPressed?: boolean;
  /** What is loaded when it is rendered; hears why. */
  children: (why: Wanted) => ReactNode;
};

/** Shows what a first look can do without when it comes near or is pressed, at the latest when the browser is idle. */
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
