import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Option } from '../option.ts';
import { type LoadOptions, listSource, type OptionSource } from './option-source.ts';

/** Returns the loaded options of a field, and the function that loads them. The function rejects offline. */
export const useOptionSource = (
  options: readonly Option[] | LoadOptions,
  tagging: boolean,
): [OptionSource | undefined, load: () => Promise<OptionSource>] => {
  const { t } = useTranslation();
  const [loaded, setLoaded] = useState<{ from: LoadOptions; source: OptionSource }>();
  const listed = useMemo(
    () => (typeof options === 'function' ? undefined : listSource(options, tagging, t)),
    [options, tagging, t],
  );
  const load = useCallback(async () => {
    if (typeof options !== 'function') return listSource(options, tagging, t);
    const source = await options();
    setLoaded({ from: options, source });
    return source;
  }, [options, tagging, t]);
  useEffect(() => {
    // Loads the options again when the options to offer first have changed. Until then the field keeps the old order.
    if (loaded && loaded.from !== options) load().catch(() => {});
  }, [loaded, options, load]);
  return [listed ?? loaded?.source, load];
};
