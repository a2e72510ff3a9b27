import { chakra, defineRecipe, VisuallyHidden } from '@chakra-ui/react';

const Track = chakra(
  'button',
  defineRecipe({
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '44px',
      fontWeight: 'medium',
      textAlign: 'start',
      _before: {
        content: '""',
        flex: 'none',
        width: '44px',
        height: '26px',
        borderRadius: 'm',
        borderWidth: '1px',
        borderColor: 'border-strong',
        bg: 'radial-gradient(circle at 12px 50%, {colors.border-strong} 8px, transparent 8.5px) {colors.surface}',
      },
      '&[aria-checked=true]': {
        _before: {
          borderColor: 'accent',
          bg: 'radial-gradient(circle at 30px 50%, {colors.on-accent} 8px, transparent 8.5px) {colors.accent}',
        },
      },
      _disabled: { color: 'muted' },
    },
  }),
);

type SwitchProps = {
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
  disabled?: boolean;
  /** Whether the label is hidden, for a row that already shows it. Screen readers still read it. */
  hideLabel?: boolean;
};

/** A setting that takes effect immediately, such as 'Send me Skilled Workers'. */
export const Switch = ({ label, on, onChange, disabled, hideLabel = false }: SwitchProps) => (
  <Track type="button" role="switch" aria-checked={on} disabled={disabled} onClick={() => onChange(!on)}>
    {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
  </Track>
);
