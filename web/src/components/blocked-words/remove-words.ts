import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { valueWithoutWords } from './value-without-words.ts';

/** Removes words from every text of a form, with the errors about them. */
export const removeWords = <V extends FieldValues, Output>(
  form: Pick<UseFormReturn<V, unknown, Output>, 'getValues' | 'setValue' | 'clearErrors'>,
  words: readonly string[],
): void => {
  for (const [name, value] of Object.entries(form.getValues())) {
    const changed = valueWithoutWords(value, words);
    if (JSON.stringify(changed) === JSON.stringify(value)) continue;
    form.setValue(name as Path<V>, changed as PathValue<V, Path<V>>, { shouldDirty: true });
  }
  form.clearErrors();
};
