import { useLayoutEffect } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { onTakeOver } from '../../lib/page/prerendered.ts';

/** Takes over what was typed into the page that the build rendered, before the app had come, and the focus. */
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
