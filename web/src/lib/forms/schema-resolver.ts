import type { Control, FieldValues, Resolver } from 'react-hook-form';

export type ResolverArguments<V extends FieldValues> = Parameters<Resolver<V>>;

/** Validates the values of any form and returns the schema's output. */
export type SchemaResolver<Output> = <V extends FieldValues>(
  ...form: ResolverArguments<V>
) => ReturnType<Resolver<V, unknown, Output>>;

/** The control of a form with these values. The type of the sent data doesn't matter. */
// biome-ignore lint/suspicious/noExplicitAny: a field doesn't use the form's context and parsed values.
export type FormControl<V extends FieldValues> = Control<V, any, any>;
