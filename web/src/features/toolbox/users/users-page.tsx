import type { CompanyUser } from '@plumbline/shared/contracts/accounts/company-users';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/error-text.ts';
import { msg } from '../../../lib/msg.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { PendingCard } from '../../../ui/states/pending-answer.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { useCompanyUsers } from '../api/use-company-users.ts';
import { useAddUser } from '../api/use-save-user.ts';
import { ToolboxPage } from '../toolbox-page.tsx';
import { AccessDialog } from './access-dialog.tsx';
import { UserDialog } from './user-dialog.tsx';
import { UserTable } from './user-table.tsx';

/** /toolbox/users-management [TBX-07]. */
export const UsersPage = () => {
  const { t } = useTranslation();
  const users = useCompanyUsers();
  const { data } = users;
  const invitation = useAddUser();
  const [edited, setEdited] = useState<CompanyUser | 'new'>();
  const [access, setAccess] = useState<CompanyUser>();
  const isOwner = data?.self?.role === 'owner';
  const inviteAgain = ({ email, displayName, phone, role }: CompanyUser) =>
    invitation.mutate(
      { email, displayName, phone, role },
      {
        onSuccess: () => toast.success(t('Invitation sent to {{email}}', { email })),
        onError: (error) => toast.error(errorText(t, error, msg('Something went wrong.'))),
      },
    );
  const on = { onEdit: setEdited, onAccess: setAccess, onInvite: inviteAgain };
  return (
    <ToolboxPage
      title={t('User Management')}
      help={t('Everyone here can act for your company. Owners add, edit and disable users.')}
      action={
        // The space is reserved until it is known whether the user may add others.
        (isOwner || users.isLoading) && (
          <Button variant="primary" disabled={!isOwner} onClick={() => setEdited('new')}>
            <Plus size={20} aria-hidden />
            {t('Add user')}
          </Button>
        )
      }
    >
      {data ? (
        <UserTable {...on} users={data.users} self={data.self} />
      ) : (
        <PendingCard query={users} failure={t("We couldn't load your users.")}>
          <UserTable {...on} users={undefined} self={undefined} />
        </PendingCard>
      )}
      <UserDialog user={edited} canChooseRole={isOwner} onClose={() => setEdited(undefined)} />
      <AccessDialog user={access} onClose={() => setAccess(undefined)} />
    </ToolboxPage>
  );
};
