import { Input } from '@chakra-ui/react';
import { formatPhone, type PhoneProblem, readPhone } from '@plumbline/shared/domain/contact-details/phone';
import { type FieldValues, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { msg } from '../../lib/msg.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { TextField } from './text-field.tsx';
import { useFilledInput } from './use-filled-input.ts';

/** A US ZIP, five digits or ZIP+4. */
export const ZipField = <T extends FieldValues>(props: FieldProps<T>) => (
  <TextField {...props} inputMode="numeric" autoComplete="postal-code" maxLength={10} className="num" />
);

/** The hint for a rejected number. */
const phoneHints: Record<PhoneProblem, string> = {
  'no-number': msg('Ten digits with the area code, such as (574) 555-0142. An extension may follow.'),
  'too-short': msg('Digits are missing: a US number has ten, with the area code.'),
  'too-long': msg('Too many digits: a US number has ten. Write an extension as "x 12".'),
  foreign: msg('Please enter a US number, with or without +1.'),
  'area-code': msg('Please check the first three digits: no US area code looks like that.'),
  impossible: msg('Please check the digits: no US number looks like that.'),
};

const phoneHint = (text: string): string => {
  const reading = readPhone(text);
  return phoneHints['problem' in reading ? reading.problem : 'no-number'];
};

/** A US phone number; formatted when the field loses the focus. */
export const PhoneField = <T extends FieldValues>(props: FieldProps<T>) => {
  const { control, name, label, help, required, disabled } = props;
  const { t } = useTranslation();
  const { field, fieldState } = useController({ control, name });
  const ref = useFilledInput(field);
  const leave = () => {
    field.onChange(formatPhone(String(field.value ?? '').trim()));
    field.onBlur();
  };
  return (
    <FieldFrame
      label={label}
      help={fieldState.error ? t(phoneHint(String(field.value ?? ''))) : help}
      error={fieldState.error}
      required={required}
      disabled={disabled}
    >
      <Input
        {...field}
        ref={ref}
        value={field.value ?? ''}
        onBlur={leave}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={80}
        className="num"
        aria-required={required}
      />
    </FieldFrame>
  );
};
