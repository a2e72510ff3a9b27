import { Box, Field } from '@chakra-ui/react';
import { useId } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { CheckLabel } from './check-field.tsx';
import { FieldDescription } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';

type RadioFieldProps<T extends FieldValues> = FieldProps<T> & {
  options: readonly { readonly value: string; readonly label: string }[];
};

/** One of a few options, each on its own line. */
export const RadioField = <T extends FieldValues>(props: RadioFieldProps<T>) => {
  const { control, name, label, help, required, disabled, options } = props;
  const { field, fieldState } = useController({ control, name });
  const description = useId();
  return (
    <Field.Root invalid={fieldState.invalid} asChild>
      <fieldset aria-describedby={help || fieldState.error ? description : undefined}>
        <Box asChild textStyle="label">
          <legend>
            {label}
            {required && ' *'}
          </legend>
        </Box>
        <Box display="grid">
          {options.map((option, index) => (
            <CheckLabel key={option.value}>
              <input
                type="radio"
                ref={index === 0 ? field.ref : undefined}
                name={field.name}
                value={option.value}
                checked={field.value === option.value}
                disabled={disabled}
                onBlur={field.onBlur}
                onChange={() => field.onChange(option.value)}
              />
              {option.label}
            </CheckLabel>
          ))}
        </Box>
        <FieldDescription label={label} id={description} help={help} error={fieldState.error} />
      </fieldset>
    </Field.Root>
  );
};
