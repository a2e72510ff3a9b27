import type { Control, FieldPath, FieldValues } from 'react-hook-form';

/** The props of every form field; `control` comes from `useForm`, texts are already translated. */
export type FieldProps<T extends FieldValues> = {
  // biome-ignore lint/suspicious/noExplicitAny: a field does not care for a form's context or parsed values.
  control: Control<T, any, any>;
  name: FieldPath<T>;
  label: string;
  help?: string | undefined;
  /** Adds a star to the label; the schema has the rule itself. */
  required?: boolean | undefined;
  disabled?: boolean | undefined;
};
