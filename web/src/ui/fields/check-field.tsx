import { Box, chakra, defineRecipe, Field } from '@chakra-ui/react';
import { yesNo } from '@plumbline/shared/options/answers';
import { useId } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldDescription } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';

/** A row of 44 px around a native checkbox or radio button. */
export const CheckLabel = chakra(
  'label',
  defineRecipe({
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2.5',
      minHeight: '44px',
      cursor: 'pointer',
      '& input': { flex: 'none', width: '20px', height: '20px', accentColor: 'accent', cursor: 'inherit' },
      '&:has(:disabled)': { color: 'muted', cursor: 'default' },
    },
  }),
);

/** A checkbox, whose value is true when it is ticked. */
export const CheckboxField = <T extends FieldValues>({ control, name, label, help, disabled }: FieldProps<T>) => {
  const { field, fieldState } = useController({ control, name });
  const description = useId();
  return (
    <Field.Root role="presentation" invalid={fieldState.invalid}>
      <CheckLabel>
        <input
          type="checkbox"
          ref={field.ref}
          name={field.name}
          checked={Boolean(field.value)}
          disabled={disabled}
          aria-describedby={help || fieldState.error ? description : undefined}
          aria-invalid={fieldState.invalid}
          onBlur={field.onBlur}
          onChange={(event) => field.onChange(event.target.checked)}
        />
        {label}
      </CheckLabel>
      <FieldDescription label={label} id={description} help={help} error={fieldState.error} />
    </Field.Root>
  );
};

type YesNoFieldProps<T extends FieldValues> = FieldProps<T> & {
  /** Offers 'Any' as well, for search filters. */
  clearable?: boolean;
};

/** Yes, no, or no answer: the value is true, false or undefined. */
export const YesNoField = <T extends FieldValues>(props: YesNoFieldProps<T>) => {
  const { control, name, label, help, required, disabled, clearable } = props;
  const { t } = useTranslation();
  const { field, fieldState } = useController({ control, name });
  const description = useId();
  const answers = [
    ...(clearable ? [{ text: t('Any'), value: undefined }] : []),
    ...yesNo.map((text) => ({ text: t(text), value: text === 'Yes' })),
  ];
  return (
    <Field.Root invalid={fieldState.invalid} asChild>
      <fieldset aria-describedby={help || fieldState.error ? description : undefined}>
        <Box asChild textStyle="label">
          <legend>
            {label}
            {required && ' *'}
          </legend>
        </Box>
        <Box display="flex" gap="6">
          {answers.map(({ text, value }, index) => (
            <CheckLabel key={text}>
              <input
                type="radio"
                ref={index === 0 ? field.ref : undefined}
                name={field.name}
                checked={field.value === value}
                disabled={disabled}
                onBlur={field.onBlur}
                onChange={() => field.onChange(value)}
              />
              {text}
            </CheckLabel>
          ))}
        </Box>
        <FieldDescription label={label} id={description} help={help} error={fieldState.error} />
      </fieldset>
    </Field.Root>
  );
};
