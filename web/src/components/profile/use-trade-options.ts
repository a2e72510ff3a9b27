import { useMemo } from 'react';
import { useSession } from '../../lib/session/session.ts';
import type { Option } from '../../ui/fields/option.ts';
import { allTrades, tradeOptions } from './trade-options.ts';

/** Every trade, those of who is signed in first. */
export const useTradeOptions = (): readonly Option[] => {
  const { profile } = useSession();
  const own = profile?.trades;
  return useMemo(() => (own?.length ? tradeOptions(own) : allTrades), [own]);
};
