import { NativeSelect } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { type FieldValues, useController } from 'react-hook-form';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { type Option, optionLabel, optionValue } from './option.ts';

type SelectFieldProps<T extends FieldValues> = FieldProps<T> & {
  options: readonly Option[];
  /** The option for no choice; false where a choice is required. */
  placeholder?: string | false;
};

/** A field for one option of a short list, in the device's own select. */
export const SelectField = <T extends FieldValues>(props: SelectFieldProps<T>) => {
  const { control, name, label, help, required, disabled, options, placeholder = '' } = props;
  const { field, fieldState } = useController({ control, name });
  return (
    <FieldFrame label={label} help={help} error={fieldState.error} required={required} disabled={disabled}>
      <NativeSelect.Root>
        <NativeSelect.Field
          {...field}
          value={field.value ?? ''}
          aria-required={required}
          color={field.value ? 'text' : 'muted'}
        >
          {placeholder !== false && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={optionValue(option)} value={optionValue(option)}>
              {optionLabel(option)}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator>
          <ChevronDown size={20} aria-hidden />
        </NativeSelect.Indicator>
      </NativeSelect.Root>
    </FieldFrame>
  );
};
