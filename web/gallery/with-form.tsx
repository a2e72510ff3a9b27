import type { ReactNode } from 'react';
import { type Control, type FieldErrors, useForm } from 'react-hook-form';

export type ExampleForm = { value: string | string[] | boolean | number | null };

type WithFormProps = {
  value?: ExampleForm['value'];
  /** The message of the field's error. */
  error?: string | undefined;
  draw: (control: Control<ExampleForm>) => ReactNode;
};

/** A form with one field. */
export const WithForm = ({ value = '', error, draw }: WithFormProps) => {
  const errors: FieldErrors<ExampleForm> = error ? { value: { type: 'required', message: error } } : {};
  const { control } = useForm<ExampleForm>({ defaultValues: { value }, errors });
  return draw(control);
};
