import type { ResponseOf } from '@plumbline/shared/contracts/endpoint';
import type { getNotificationSettings } from '@plumbline/shared/contracts/notifications/notifications';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import type { SectionLoading } from './use-own-settings.ts';

export type Settings = ResponseOf<typeof getNotificationSettings>;

export const useSettings = (loading: SectionLoading) =>
  useQuery({
    queryKey: queryKeys.notificationSettings,
    queryFn: ({ signal }) => call('GET /api/notification-settings', {}, { signal }),
    ...loading,
  });
