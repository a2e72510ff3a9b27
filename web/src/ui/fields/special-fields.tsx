import { Input } from '@chakra-ui/react';
import { formatPhone } from '@plumbline/shared/domain/contact-details/phone';
import { type FieldValues, useController } from 'react-hook-form';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { TextField } from './text-field.tsx';

/** A US ZIP, five digits or ZIP+4. */
export const ZipField = <T extends FieldValues>(props: FieldProps<T>) => (
  <TextField {...props} inputMode="numeric" autoComplete="postal-code" maxLength={10} className="num" />
);

/** A US phone number; what was typed is written one way when the field is left. */
export const PhoneField = <T extends FieldValues>(props: FieldProps<T>) => {
  const { control, name, label, help, required, disabled } = props;
  const { field, fieldState } = useController({ control, name });
  const leave = () => {
    field.onChange(formatPhone(String(field.value ?? '').trim()));
    field.onBlur();
  };
  return (
    <FieldFrame label={label} help={help} error={fieldState.error} required={required} disabled={disabled}>
      <Input
        {...field}
        value={field.value ?? ''}
        onBlur={leave}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={20}
        className="num"
        aria-required={required}
      />
    </FieldFrame>
  );
};
