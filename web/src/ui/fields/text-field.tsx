import { Input } from '@chakra-ui/react';
import type { InputHTMLAttributes } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { useFilledInput } from './use-filled-input.ts';

type Attributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder' | 'min' | 'max' | 'spellCheck' | 'className'
>;
export type TextFieldProps<T extends FieldValues> = FieldProps<T> & Attributes;

/** A field for one line of text. */
export const TextField = <T extends FieldValues>(props: TextFieldProps<T>) => {
  const { control, name, label, help, required, disabled, ...attributes } = props;
  const { field, fieldState } = useController({ control, name });
  const ref = useFilledInput(field);
  return (
    <FieldFrame label={label} help={help} error={fieldState.error} required={required} disabled={disabled}>
      <Input {...attributes} {...field} ref={ref} value={field.value ?? ''} aria-required={required} />
    </FieldFrame>
  );
};
