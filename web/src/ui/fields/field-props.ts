import type { FieldPath, FieldValues } from 'react-hook-form';
import type { FormControl } from '../../lib/forms/schema-resolver.ts';

/** The props of every form field; `control` comes from `useForm`, texts are already translated. */
export type FieldProps<T extends FieldValues> = {
  control: FormControl<T>;
  name: FieldPath<T>;
  label: string;
  help?: string | undefined;
  /** Adds a star to the label; the schema has the rule itself. */
  required?: boolean | undefined;
  disabled?: boolean | undefined;
};
