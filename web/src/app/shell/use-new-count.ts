import type { ResponseOf } from '@plumbline/shared/contracts/endpoint';
import type { getBadges } from '@plumbline/shared/contracts/notifications/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { mutationKeys } from '../../lib/queries/query-keys.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { countNew, type MarkAttempt, type SeenCount } from './count-new.ts';

type BadgesQuery = {
  data: ResponseOf<typeof getBadges> | undefined;
  isFetchedAfterMount: boolean;
  dataUpdatedAt: number;
};

/**
 * Shows a toast when a notification comes while the page is open. Earlier notifications only show the bell's dot
 * [SHL-32].
 */
export const useNewCount = ({ data, isFetchedAfterMount, dataUpdatedAt: at }: BadgesQuery) => {
  const { t } = useTranslation();
  const mutations = useQueryClient().getMutationCache();
  const known = useRef<SeenCount>(undefined);
  const unread = data && Number.parseInt(data.notifications.count || '0', 10);
  useEffect(() => {
    if (unread === undefined || !isFetchedAfterMount) return;
    const marks = mutations
      .findAll({ mutationKey: mutationKeys.markNotification })
      .map(({ state }) => state as MarkAttempt);
    const count = countNew(unread, known.current ?? { unread, at }, marks);
    known.current = { unread, at };
    if (count > 0) void toast.notification(t('You have {{count}} new notifications', { count }));
  }, [unread, isFetchedAfterMount, at, mutations, t]);
};
