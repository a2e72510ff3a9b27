import type { resetSecondFactor } from '@plumbline/shared/contracts/admin/second-factor';
import type { CallOf } from '@plumbline/shared/contracts/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

export const useResetSecondFactor = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallOf<typeof resetSecondFactor>['body']) =>
      call('POST /api/admin/second-factors/reset', { body }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.admin.all }),
  });
};
