import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { ApiError } from '../api/api-error.ts';

/** Shows the server's errors at the fields they name; returns whether each of them has a field. */
export const showFieldErrors = <T extends FieldValues>(
  error: unknown,
  fields: readonly string[],
  setError: UseFormSetError<T>,
): boolean => {
  const errors = error instanceof ApiError ? error.errors : [];
  const placed = errors.filter(({ path }) => fields.includes(path));
  placed.forEach(({ path, message }, index) => {
    setError(path as FieldPath<T>, { type: 'server', message }, { shouldFocus: index === 0 });
  });
  return errors.length > 0 && placed.length === errors.length;
};
