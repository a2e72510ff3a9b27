import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react';

/**
 * Keeps what the keys choose on a closed select as a draft until Enter, Tab or another loss of the focus, so that the
 * values on the way aren't saved. Escape restores the value. A choice from the open list takes effect immediately.
 */
export const useKeyboardDraft = <V extends string>(value: V, onChange: (value: V) => void) => {
  const [draft, setDraft] = useState<V>();
  const isKeyEvent = useRef(false);
  // A closed select changes during the event of the key, and an open list after it. Letters choose on keypress.
  const markKey = () => {
    isKeyEvent.current = true;
    setTimeout(() => {
      isKeyEvent.current = false;
    });
  };
  const finish = () => {
    setDraft(undefined);
    if (draft !== undefined && draft !== value) onChange(draft);
  };
  return {
    value: draft ?? value,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== 'Escape') return markKey();
      if (draft === undefined) return;
      // Neither submits a form nor closes a dialog around the select.
      event.preventDefault();
      event.stopPropagation();
      if (event.key === 'Enter') finish();
      else setDraft(undefined);
    },
    onKeyPress: ({ key }: KeyboardEvent) => {
      if (key !== 'Enter') markKey();
    },
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => {
      const next = target.value as V;
      if (isKeyEvent.current) return setDraft(next);
      setDraft(undefined);
      onChange(next);
    },
    onBlur: finish,
  };
};
