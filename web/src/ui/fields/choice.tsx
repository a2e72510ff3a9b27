import { Field, NativeSelect, VisuallyHidden } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeyboardDraft } from './keyboard/use-keyboard-draft.ts';

type ChoiceProps<V extends string> = {
  label: string;
  /** Whether the label is hidden because the select's position explains it. Screen readers still read it. */
  labelHidden?: boolean;
  /** In rem, because it has to fit its choices also in text of double size. */
  width?: `${number}rem` | 'full' | undefined;
  disabled?: boolean;
  value: V;
  values: readonly V[];
  /** The name of each value, not yet translated. */
  words: Readonly<Record<V, string>>;
  canChoose?: (value: V) => boolean;
  /** Whether a choice saves or writes something, so that arrow keys pass values without choosing them. */
  saves?: boolean;
  onChange: (value: V) => void;
};

/** A select outside of a form, whose choice takes effect without a button. */
export const Choice = <V extends string>(props: ChoiceProps<V>) => {
  const { label, labelHidden, width, disabled = false, value, values, words, saves, onChange } = props;
  const { canChoose = () => true } = props;
  const { t } = useTranslation();
  const draft = useKeyboardDraft(value, onChange);
  const control = saves
    ? draft
    : { value, onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => onChange(target.value as V) };
  const name = <Field.Label>{label}</Field.Label>;
  return (
    <Field.Root width={width && width !== 'full' ? 'auto' : 'full'} disabled={disabled}>
      {labelHidden ? <VisuallyHidden>{name}</VisuallyHidden> : name}
      <NativeSelect.Root width={width} disabled={disabled}>
        <NativeSelect.Field {...control}>
          {values.map((each) => (
            <option key={each} value={each} disabled={!canChoose(each)}>
              {t(words[each])}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator>
          <ChevronDown size={20} aria-hidden />
        </NativeSelect.Indicator>
      </NativeSelect.Root>
    </Field.Root>
  );
};
