import { chakra, defineRecipe } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

const Choices = chakra(
  'fieldset',
  defineRecipe({
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: { base: '1.5', md: '2' },
      minWidth: 0,
      '& button': {
        flex: { base: '1', md: 'none' },
        minHeight: '44px',
        px: { base: '1', md: '3.5' },
        py: '1',
        borderWidth: '1px',
        borderColor: 'border-strong',
        borderRadius: 's',
        bg: 'surface',
        fontSize: { base: 'small', md: 'control' },
        fontWeight: 'medium',
        lineHeight: '1.25',
        whiteSpace: 'nowrap',
        _hover: { bg: 'sunken' },
        '&[aria-pressed=true]': {
          borderColor: 'accent',
          bg: 'accent-soft',
          color: 'accent',
          boxShadow: 'inset 0 0 0 1px {colors.accent}',
        },
      },
      '& b': { display: { base: 'block', md: 'inline' }, marginStart: { md: '2' }, fontWeight: 'semibold' },
    },
  }),
);

type CountedChoicesProps<V extends string> = {
  label: string;
  value: V;
  /** Counts are undefined until they are loaded. */
  choices: readonly { value: V; label: string; count: number | undefined }[];
  onChange: (value: V) => void;
} & Pick<ComponentProps<typeof Choices>, 'hideFrom'>;

/** Parts of a list, each with its number, of which one shows. */
export const CountedChoices = <V extends string>(props: CountedChoicesProps<V>) => {
  const { label, value, choices, onChange, hideFrom } = props;
  return (
    <Choices aria-label={label} hideFrom={hideFrom}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          {choice.label} <b className="num">{choice.count ?? '\u00a0'}</b>
        </button>
      ))}
    </Choices>
  );
};
