import { useLayoutEffect } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { onTakeOver } from '../../lib/page/prerendered.ts';

/** Restores the text and the focus of the page that the build rendered, from before the app had loaded. */
export const useTypedAhead = <T extends FieldValues>({ setValue, setFocus }: UseFormReturn<T>): void => {
  useLayoutEffect(
    () =>
      onTakeOver((typed) => {
        for (const { name, value, focused } of typed) {
          if (value) setValue(name as FieldPath<T>, value as FieldPathValue<T, FieldPath<T>>);
          if (focused) setFocus(name as FieldPath<T>);
        }
      }),
    [setValue, setFocus],
  );
};
