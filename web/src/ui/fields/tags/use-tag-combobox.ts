import { useCallback, useEffect, useState } from 'react';
import { whenIdle } from '../../../lib/page/when-idle.ts';
import type { OptionSource } from './option-source.ts';

type Loaded = typeof import('./tag-combobox.tsx').TagCombobox;

let loaded: Loaded | undefined;

const load = async (): Promise<Loaded> => {
  loaded = (await import('./tag-combobox.tsx')).TagCombobox;
  return loaded;
};

/**
 * Returns the loaded field with its list, and the function that loads both before the browser is idle. The function
 * rejects offline.
 */
export const useTagCombobox = (
  loadOptions: () => Promise<OptionSource>,
): [Loaded | undefined, hurry: () => Promise<OptionSource>] => {
  const [Combobox, setCombobox] = useState(() => loaded);
  const hurry = useCallback(async () => {
    const [found, source] = await Promise.all([load(), loadOptions()]);
    setCombobox(() => found);
    return source;
  }, [loadOptions]);
  // Only the first `hurry` is needed: useOptionSource loads changed options again.
  const [startLoad] = useState(() => hurry);
  useEffect(() => {
    // A failure is ignored: the user hasn't touched the field yet, and a touch loads the list again.
    whenIdle(() => startLoad().catch(() => {}));
  }, [startLoad]);
  return [Combobox, hurry];
};
