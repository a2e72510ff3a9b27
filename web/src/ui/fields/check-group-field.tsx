import { Box, Field } from '@chakra-ui/react';
import { useId } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckLabel } from './check-field.tsx';
import { FieldDescription } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { type Option, optionLabel, optionValue } from './option.ts';

type CheckGroupFieldProps<T extends FieldValues> = FieldProps<T> & { options: readonly Option[] };

/**
 * A field for any number of options of a short list, each with a checkbox. The value is the list of ticked options, in
 * the options' order.
 */
export const CheckGroupField = <T extends FieldValues>(props: CheckGroupFieldProps<T>) => {
  const { control, name, label, help, required, disabled, options } = props;
  const { t } = useTranslation();
  const { field, fieldState } = useController({ control, name });
  const description = useId();
  const chosen: readonly string[] = field.value ?? [];
  const toggle = (value: string, ticked: boolean) =>
    field.onChange(options.map(optionValue).filter((one) => (one === value ? ticked : chosen.includes(one))));
  return (
    <Field.Root invalid={fieldState.invalid} asChild>
      <fieldset aria-describedby={help || fieldState.error ? description : undefined}>
        <Box asChild textStyle="label">
          <legend>
            {label}
            {required && ' *'}
          </legend>
        </Box>
        <Box display="flex" flexWrap="wrap" columnGap="6">
          {options.map((option, index) => (
            <CheckLabel key={optionValue(option)}>
              <input
                type="checkbox"
                ref={index === 0 ? field.ref : undefined}
                name={field.name}
                checked={chosen.includes(optionValue(option))}
                disabled={disabled}
                onBlur={field.onBlur}
                onChange={(event) => toggle(optionValue(option), event.target.checked)}
              />
              {t(optionLabel(option))}
            </CheckLabel>
          ))}
        </Box>
        <FieldDescription label={label} id={description} help={help} error={fieldState.error} />
      </fieldset>
    </Field.Root>
  );
};
