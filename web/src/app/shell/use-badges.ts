import { DOTS_REFRESH_MS } from '@plumbline/shared/options/limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { announceReadOnly } from '../../lib/api/read-only.ts';
import { badgesQuery, refreshBadges } from '../../lib/queries/badges.ts';
import { readStored, writeStored } from '../../lib/session/browser-storage.ts';
import { useNewCount } from './use-new-count.ts';

/** Calls back after each navigation. Redirects and changes of the page's own entry don't count. */
const useNavigated = (callback: () => void) => {
  const { key, pathname, search, state } = useLocation();
  const type = useNavigationType();
  const address = pathname + search;
  const last = useRef({ key, address });
  useEffect(() => {
    if (last.current.key === key) return;
    // A click on the link to the current page replaces it as well, and leaves it without a state.
    const isClick = type !== 'REPLACE' || (last.current.address === address && state === null);
    last.current = { key, address };
    if (isClick) callback();
  }, [callback, key, address, state, type]);
};

/** Loads the badges after each navigation, and every minute while the tab is visible [SHL-17]. */
export const useBadges = (enabled: boolean) => {
  const client = useQueryClient();
  useNavigated(useCallback(() => void refreshBadges(client), [client]));
  const { data, isFetchedAfterMount, dataUpdatedAt } = useQuery({
    ...badgesQuery,
    refetchInterval: DOTS_REFRESH_MS,
    refetchIntervalInBackground: false,
    enabled,
  });
  useEffect(() => announceReadOnly(data?.readOnly), [data?.readOnly]);
  const waits = data?.findJobs.isNew;
  useEffect(() => {
    if (waits !== undefined && readStored('briefingWaits') !== waits) writeStored('briefingWaits', waits);
  }, [waits]);
  useNewCount({ data, isFetchedAfterMount, dataUpdatedAt });
  return data;
};
