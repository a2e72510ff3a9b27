import { DOTS_REFRESH_MS } from '@plumbline/shared/options/limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { announceReadOnly } from '../../lib/api/read-only.ts';
import { badgesQuery, refreshBadges } from '../../lib/queries/badges.ts';
import { readStored, writeStored } from '../../lib/session/browser-storage.ts';
import { useNewCount } from './use-new-count.ts';

/** Loads the badges after each navigation, and every minute while the tab is visible [SHL-17]. */
export const useBadges = (enabled: boolean) => {
  const client = useQueryClient();
  const { key } = useLocation();
  const last = useRef(key);
  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    void refreshBadges(client);
  }, [client, key]);
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
