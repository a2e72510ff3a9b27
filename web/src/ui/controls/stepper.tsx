import { chakra, defineRecipe, VisuallyHidden } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

const List = chakra(
  'ol',
  defineRecipe({
    base: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: '1fr',
      fontSize: 'control',
      '& li': {
        position: 'relative',
        pt: '26px',
        color: 'muted',
        _before: {
          content: '""',
          position: 'absolute',
          inset: '8px 0 auto 0',
          height: '10px',
          background: `
            repeating-linear-gradient(90deg, {colors.border-strong} 0 1px, transparent 1px 12.5%) 0 100% / 100% 5px no-repeat,
            linear-gradient({colors.border-strong} 0 0) 0 100% / 1px 10px no-repeat`,
        },
      },
      '& .done::after': {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        top: '16px',
        height: '3px',
        bg: 'brass-line',
      },
      '& [aria-current=step]': {
        color: 'text',
        fontWeight: 'semibold',
        _after: {
          content: '""',
          position: 'absolute',
          left: '-5px',
          top: '-2px',
          width: '12px',
          height: '20px',
          bg: 'brass-line',
          mask: 'var(--bob) center / contain no-repeat',
        },
      },
      '& li:first-of-type::after': { marginLeft: '5px' },
    },
  }),
);

type StepperProps = {
  steps: readonly string[];
  /** The current step, counted from 0. */
  current: number;
};

/** A ruler with one long mark for each step and the bob at the current one. */
export const Stepper = ({ steps, current }: StepperProps) => {
  const { t } = useTranslation();
  return (
    <List>
      {steps.map((step, index) => (
        <li
          key={step}
          className={index < current ? 'done' : undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          {step}
          {index < current && <VisuallyHidden>{t(', done')}</VisuallyHidden>}
        </li>
      ))}
    </List>
  );
};
