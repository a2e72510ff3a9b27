import { useCallback, useEffect, useRef } from 'react';

type Field = {
  value: unknown;
  onChange: (value: string) => void;
  /** The ref callback of react-hook-form, which focuses the input at an error. */
  ref: (input: HTMLInputElement | null) => void;
};

/**
 * The ref of an input that is read when its form is sent. Some password managers fill an input without an event, so the
 * form has the old value although the input shows another.
 */
export const useFilledInput = ({ value, onChange, ref }: Field) => {
  const input = useRef<HTMLInputElement>(null);
  const known = String(value ?? '');
  useEffect(() => {
    const read = () => {
      const filled = input.current?.value ?? known;
      if (filled !== known) onChange(filled);
    };
    // This listener runs before the form's own handler, because React listens at the root of the page.
    const form = input.current?.form;
    form?.addEventListener('submit', read);
    return () => form?.removeEventListener('submit', read);
  }, [known, onChange]);
  return useCallback(
    (element: HTMLInputElement | null) => {
      input.current = element;
      ref(element);
    },
    [ref],
  );
};
