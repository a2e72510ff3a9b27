import { Input, InputGroup } from '@chakra-ui/react';
import { centsOf, typedDollars } from '@plumbline/shared/domain/money/typed-dollars';
import { useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';

/** A field for an amount in dollars. Its value is cents, null for an empty field and NaN for an invalid amount. */
export const MoneyField = <T extends FieldValues>(props: FieldProps<T>) => {
  const { control, name, label, help, required, disabled } = props;
  const { field, fieldState } = useController({ control, name });
  const [typed, type] = useState(() => typedDollars(field.value));
  // The typed text stays as it is, unless the form's value was changed elsewhere.
  const isTyped = Object.is(centsOf(typed), field.value ?? null);
  return (
    <FieldFrame label={label} help={help} error={fieldState.error} required={required} disabled={disabled}>
      <InputGroup startElement="$">
        <Input
          {...field}
          value={isTyped ? typed : typedDollars(field.value)}
          onChange={({ target }) => {
            type(target.value);
            field.onChange(centsOf(target.value));
          }}
          // Space for the dollar sign before the text.
          ps="8"
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          className="num"
          aria-required={required}
        />
      </InputGroup>
    </FieldFrame>
  );
};
