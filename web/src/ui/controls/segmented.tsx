import { chakra, defineRecipe } from '@chakra-ui/react';

const Group = chakra(
  'fieldset',
  defineRecipe({
    base: {
      display: 'flex',
      // A row that is too short for the words of all parts has a second one; the ground draws the lines between them.
      flexWrap: { base: 'wrap', md: 'nowrap' },
      gap: '1px',
      bg: 'border-strong',
      minWidth: 0,
      borderWidth: '1px',
      borderColor: 'border-strong',
      borderRadius: 'm',
      overflow: 'hidden',
      width: { base: 'full', md: 'auto' },
      '& button': {
        flex: { base: '1', md: 'none' },
        minHeight: '44px',
        px: { base: '2', md: '3.5' },
        py: '1.5',
        bg: 'surface',
        color: 'text',
        fontSize: 'small',
        fontWeight: 'medium',
        lineHeight: '1.2',
        outlineOffset: '-4px',
        _hover: { bg: 'sunken' },
      },
      '@media (forced-colors: active)': { '& button + button': { borderLeftWidth: '1px' } },
      '& [aria-pressed=true]': {
        bg: 'accent',
        color: 'on-accent',
        outlineColor: 'on-accent',
        _hover: { bg: 'accent' },
      },
    },
  }),
);

type SegmentedProps<V extends string> = {
  label: string;
  value: V;
  options: readonly { value: V; label: string }[];
  onChange: (value: V) => void;
};

/** Two to four views of the same list, such as 'Jobs', 'Projects', 'Job Briefings'. */
export const Segmented = <V extends string>({ label, value, options, onChange }: SegmentedProps<V>) => (
  <Group aria-label={label}>
    {options.map((option) => (
      <button
        key={option.value}
        type="button"
        aria-pressed={option.value === value}
        onClick={() => onChange(option.value)}
      >
        {option.label}
      </button>
    ))}
  </Group>
);
