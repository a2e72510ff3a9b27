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
 * The field with its list, once it is there, and what loads both before the browser is idle; that rejects without a
 * signal.
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
  // The first load is enough: options that change are loaded again where they are kept.
  const [startLoad] = useState(() => hurry);
  useEffect(() => {
    // The user hasn't asked for it yet: a touch of the field loads it again.
    whenIdle(() => startLoad().catch(() => {}));
  }, [startLoad]);
  return [Combobox, hurry];
};
