import { Input } from '@chakra-ui/react';
import { type FieldValues, useController } from 'react-hook-form';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';

/** The number that the digits of a text say; null without digits, NaN for a text that is no whole number. */
const countOf = (text: string): number | null => {
  const typed = text.trim();
  if (typed === '') return null;
  return /^\d+$/.test(typed) ? Number(typed) : Number.NaN;
};

/** A field for a small whole number. Its value is null while it is empty. */
export const CountField = <T extends FieldValues>(props: FieldProps<T> & { maxLength: number }) => {
  const { control, name, label, help, required, disabled, maxLength } = props;
  const { field, fieldState } = useController({ control, name });
  return (
    <FieldFrame label={label} help={help} error={fieldState.error} required={required} disabled={disabled}>
      <Input
        {...field}
        value={Number.isNaN(field.value) ? undefined : (field.value ?? '')}
        onChange={({ target }) => field.onChange(countOf(target.value))}
        inputMode="numeric"
        autoComplete="off"
        maxLength={maxLength}
        className="num"
        aria-required={required}
      />
    </FieldFrame>
  );
};
