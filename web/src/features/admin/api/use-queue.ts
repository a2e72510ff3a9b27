import type { listQueue } from '@plumbline/shared/contracts/admin/queue';
import type { CallOf } from '@plumbline/shared/contracts/endpoint';
import type { TaskKind } from '@plumbline/shared/domain/support/staff-tasks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { keepPage } from '../../../lib/queries/keep-page.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

export type QueueFilter = NonNullable<CallOf<typeof listQueue>['query']>;

/** A page of the queue. Without `enabled`, only a loaded one shows. */
export const useQueue = (filter: QueueFilter, enabled = true) =>
  useQuery({
    enabled,
    queryKey: queryKeys.admin.queue(filter),
    queryFn: ({ signal }) => call('GET /api/admin/queue', { query: filter }, { signal }),
    placeholderData: keepPage(queryKeys.admin.queue(filter)),
  });

export type TaskRef = { kind: TaskKind; id: string };

export const useTask = ({ kind, id }: TaskRef) =>
  useQuery({
    queryKey: queryKeys.admin.task(kind, id),
    queryFn: ({ signal }) => call('GET /api/admin/queue/{kind}/{id}', { params: { kind, id } }, { signal }),
  });

/**
 * Takes a task, or gives it back. A failed try also loads the task, which shows the colleague who has it. `onDone` runs
 * although the list no longer shows the task.
 */
export const useTaskOwner = ({ kind, id }: TaskRef, onDone: (action: 'take' | 'release') => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (action: 'take' | 'release') =>
      action === 'take'
        ? call('POST /api/admin/queue/{kind}/{id}/take', { params: { kind, id } })
        : call('POST /api/admin/queue/{kind}/{id}/release', { params: { kind, id } }),
    onSuccess: (_result, action) => onDone(action),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.admin.all }),
  });
};

export const useAddNote = ({ kind, id }: TaskRef) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (text: string) =>
      call('POST /api/admin/queue/{kind}/{id}/notes', { params: { kind, id }, body: { text } }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.admin.task(kind, id) }),
  });
};
