import { chakra, defineRecipe } from '@chakra-ui/react';
import type { CSSProperties } from 'react';

const Rule = chakra(
  'div',
  defineRecipe({
    base: {
      position: 'relative',
      height: '12px',
      background: `
        repeating-linear-gradient(90deg, {colors.border-strong} 0 1px, transparent 1px calc((100% - 1px) / var(--n))) 0 100% / 100% 12px no-repeat,
        repeating-linear-gradient(90deg, {colors.border-strong} 0 1px, transparent 1px calc((100% - 1px) / var(--n) / 4)) 0 100% / 100% 6px no-repeat`,
      _after: {
        content: '""',
        position: 'absolute',
        left: 0,
        bottom: 0,
        height: '4px',
        width: 'calc(var(--at) / var(--n) * 100%)',
        bg: 'brass-line',
      },
    },
  }),
);

/** The number of completed set-up steps, on a ruler. */
export const SetUpProgress = ({ done, total, label }: { done: number; total: number; label: string }) => (
  <Rule
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={total}
    aria-valuenow={done}
    style={{ '--n': total, '--at': done } as CSSProperties}
  />
);
