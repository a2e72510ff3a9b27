import { zodResolver } from '@hookform/resolvers/zod';
import { type FieldValues, type UseFormProps, useForm } from 'react-hook-form';
import type * as z from 'zod';
import type { SchemaResolver } from './schema-resolver.ts';

export type FormSchema<Output> = z.core.$ZodType<Output, FieldValues>;

/**
 * Validates a form by a schema. The form's values may be wider than the schema's input, because a required choice is
 * empty until it is made.
 */
export const schemaResolver = <Output>(schema: FormSchema<Output>): SchemaResolver<Output> => {
  const resolver: unknown = zodResolver<FieldValues, unknown, Output>(schema);
  return resolver as SchemaResolver<Output>;
};

type SchemaFormProps<V extends FieldValues, Output> = Omit<UseFormProps<V, unknown, Output>, 'resolver'> & {
  schema: FormSchema<Output>;
};

/** A form with the values V that is sent as the schema's output. */
export const useSchemaForm = <V extends FieldValues, Output>({ schema, ...props }: SchemaFormProps<V, Output>) =>
  useForm<V, unknown, Output>({ ...props, resolver: schemaResolver(schema) });
