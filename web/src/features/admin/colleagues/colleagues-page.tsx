import { Box } from '@chakra-ui/react';
import type { StaffMember } from '@plumbline/shared/contracts/admin/staff-members';
import type { StaffRole } from '@plumbline/shared/options/staff/staff-roles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/error-text.ts';
import { msg } from '../../../lib/msg.ts';
import { staffRoleWords } from '../../../lib/staff/role-words.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { SectionHeader } from '../../../ui/layout/section-header.tsx';
import { PendingCard } from '../../../ui/states/pending-answer.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { useChangeStaffRole, useInviteStaffAgain, useStaff } from '../api/use-staff.ts';
import { EnrollmentCodeDialog, type IssuedCode } from '../settings/enrollment-code-dialog.tsx';
import { ColleagueTable } from './colleague-table.tsx';
import { InviteColleague } from './invite-colleague.tsx';
import { RemoveColleagueDialog } from './remove-colleague-dialog.tsx';
import { RightsTable } from './rights-table.tsx';

type NewRole = { colleague: StaffMember; role: StaffRole };

/** /admin/colleagues: invites colleagues, changes their roles and removes them. */
export const ColleaguesPage = () => {
  const { t } = useTranslation();
  const staff = useStaff();
  const again = useInviteStaffAgain();
  const change = useChangeStaffRole();
  const [issued, setIssued] = useState<IssuedCode>();
  const [removed, setRemoved] = useState<StaffMember>();
  const [newRole, setNewRole] = useState<NewRole>();
  const showError = (error: Error) => toast.error(errorText(t, error, msg('Something went wrong.')));
  const inviteAgain = ({ id, email }: StaffMember) =>
    again.mutate(id, {
      onSuccess: ({ enrollmentCode }) => setIssued({ email, enrollmentCode }),
      onError: showError,
    });
  const saveRole = ({ colleague: { id, name }, role }: NewRole) =>
    change.mutate(
      { id, role },
      {
        onSuccess: () =>
          toast.success(t('{{name}} signs in again as {{role}}.', { name, role: t(staffRoleWords[role]) })),
        onError: showError,
        onSettled: () => setNewRole(undefined),
      },
    );
  const on = {
    onRole: (colleague: StaffMember, role: StaffRole) => setNewRole({ colleague, role }),
    onInvite: inviteAgain,
    onRemove: setRemoved,
  };
  return (
    <>
      <PageHeader title={t('Colleagues and roles')}>{t('Every change is in the staff history.')}</PageHeader>
      <Box display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
        <InviteColleague onInvited={setIssued} />
        <Box as="section" display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
          <SectionHeader
            title={staff.data ? t('{{count}} colleagues', { count: staff.data.results.length }) : t('Colleagues')}
          />
          {staff.data ? (
            <ColleagueTable colleagues={staff.data.results} {...on} />
          ) : (
            <PendingCard query={staff} failure={t("We couldn't load your colleagues.")}>
              <ColleagueTable colleagues={undefined} {...on} />
            </PendingCard>
          )}
        </Box>
        <Box as="section" display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
          <SectionHeader title={t('What each role can do')} />
          <RightsTable />
        </Box>
      </Box>
      {issued && (
        <EnrollmentCodeDialog
          title={t('The invitation is sent.')}
          issued={issued}
          onClose={() => setIssued(undefined)}
        />
      )}
      {removed && <RemoveColleagueDialog colleague={removed} onClose={() => setRemoved(undefined)} />}
      <ConfirmDialog
        open={newRole !== undefined}
        title={t('Change the role of {{name}}?', { name: newRole?.colleague.name ?? '' })}
        text={t('They are signed out and sign in again as {{role}}.', {
          role: newRole ? t(staffRoleWords[newRole.role]) : '',
        })}
        confirmLabel={t('Change the role')}
        busy={change.isPending}
        onConfirm={() => newRole && saveRole(newRole)}
        onCancel={() => setNewRole(undefined)}
      />
    </>
  );
};
