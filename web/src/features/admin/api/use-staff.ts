import type { inviteStaff } from '@plumbline/shared/contracts/admin/staff-members';
import type { CallOf } from '@plumbline/shared/contracts/endpoint';
import type { StaffRole } from '@plumbline/shared/options/staff/staff-roles';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

export const useStaff = (enabled = true) =>
  useQuery({
    queryKey: queryKeys.admin.staff,
    queryFn: ({ signal }) => call('GET /api/admin/staff', {}, { signal }),
    enabled,
  });

/** A change of the staff, after which the list and the history load again. */
const useStaffChange = <Given, Result>(mutationFn: (given: Given) => Promise<Result>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => {
      void client.invalidateQueries({ queryKey: queryKeys.admin.all });
    },
  });
};

export const useInviteStaff = () =>
  useStaffChange((body: CallOf<typeof inviteStaff>['body']) => call('POST /api/admin/staff', { body }));

export const useInviteStaffAgain = () =>
  useStaffChange((id: string) => call('POST /api/admin/staff/{id}/invitation', { params: { id } }));

export const useChangeStaffRole = () =>
  useStaffChange(({ id, role }: { id: string; role: StaffRole }) =>
    call('PATCH /api/admin/staff/{id}', { params: { id }, body: { role } }),
  );

export const useRemoveStaff = () =>
  useStaffChange(({ id, reason }: { id: string; reason: string }) =>
    call('DELETE /api/admin/staff/{id}', { params: { id }, body: { reason } }),
  );
