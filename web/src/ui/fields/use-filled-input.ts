import { useCallback, useEffect, useRef } from 'react';

type Field = {
  value: unknown;
  onChange: (value: string) => void;
  /** Like react-hook-form's ref; it gets the focus at an error. */
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
    // The form's own handler runs later: React listens at the root of the page.
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
