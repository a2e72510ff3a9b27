import { useCallback, useEffect, useState } from 'react';
import { whenIdle } from '../../../lib/page/when-idle.ts';

type Loaded = typeof import('./tag-combobox.tsx').TagCombobox;

let loaded: Loaded | undefined;

const load = async (): Promise<Loaded> => {
  loaded = (await import('./tag-combobox.tsx')).TagCombobox;
  return loaded;
};

/** The field with its list, once it is there, and what asks for it before the browser is idle; that rejects without a signal. */
export const useTagCombobox = (): [Loaded | undefined, hurry: () => Promise<void>] => {
  const [Combobox, setCombobox] = useState(() => loaded);
  const hurry = useCallback(async () => {
    const found = await load();
    setCombobox(() => found);
  }, []);
  useEffect(() => {
    // Nobody has asked for it yet: whoever touches the field asks again.
    if (!loaded) whenIdle(() => hurry().catch(() => {}));
  }, [hurry]);
  return [Combobox, hurry];
};
