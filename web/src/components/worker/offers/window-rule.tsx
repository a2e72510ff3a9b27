import { chakra } from '@chakra-ui/react';
import { PRIORITY_WINDOW_HOURS } from '@plumbline/shared/options/limits';
import type { CSSProperties } from 'react';

const Rule = chakra('div', {
  base: {
    position: 'relative',
    height: '10px',
    marginBottom: '1.5',
    background: `
      repeating-linear-gradient(90deg, {colors.border-strong} 0 1px, transparent 1px calc((100% - 1px) / 3)) 0 100% / 100% 10px no-repeat,
      repeating-linear-gradient(90deg, {colors.border-strong} 0 1px, transparent 1px calc((100% - 1px) / 24)) 0 100% / 100% 5px no-repeat`,
    _after: {
      content: '""',
      position: 'absolute',
      left: 0,
      bottom: 0,
      height: '3px',
      width: 'calc(var(--used) * 100%)',
      bg: 'brass-line',
    },
  },
});

/** The 72 hours of a priority window on a ruler; the used part is drawn over. */
export const WindowRule = ({ hoursLeft }: { hoursLeft: number }) => {
  const used = { '--used': 1 - Math.min(1, hoursLeft / PRIORITY_WINDOW_HOURS) } as CSSProperties;
  return <Rule style={used} aria-hidden />;
};
