import { useCallback, useEffect, useState } from 'react';
import { whenIdle } from '../../../lib/page/when-idle.ts';

type Loaded = typeof import('./tag-combobox.tsx').TagCombobox;

let loaded: Loaded | undefined;

const load = async (): Promise<Loaded> => {
  loaded = (await import('./tag-combobox.tsx')).TagCombobox;
  return loaded;
};

/**
 * The field with its list, once it is there, and what asks for it before the browser is idle. A list that could not come
 * is asked for again with the next touch.
 */
export const useTagCombobox = (): [Loaded | undefined, hurry: () => void] => {
  const [Combobox, setCombobox] = useState(() => loaded);
  const hurry = useCallback(
    () =>
      void load().then(
        (found) => setCombobox(() => found),
        () => {},
      ),
    [],
  );
  useEffect(() => {
    if (!loaded) whenIdle(hurry);
  }, [hurry]);
  return [Combobox, hurry];
};
