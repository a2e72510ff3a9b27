import type { NotificationView } from '@plumbline/shared/contracts/notifications/notifications';
import type { NotificationKind } from '@plumbline/shared/options/notification-kinds';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

/** The kinds of notifications about the reader's own account, which name no other profile. */
const ownKinds: readonly NotificationKind[] = ['documentExpires', 'receipts'];

/** The profile that a notification comes from, as far as the reader may see it [PRO-04]. */
export const useNotifiedProfile = ({ id, kind }: Pick<NotificationView, 'id' | 'kind'>) =>
  useQuery({
    queryKey: queryKeys.notifiedProfile(id),
    queryFn: ({ signal }) => call('GET /api/profile/notification/{id}', { params: { id } }, { signal }),
    enabled: !ownKinds.includes(kind),
    // No retry: a deleted or hidden profile doesn't come back, and the page works without it.
    retry: false,
  });
