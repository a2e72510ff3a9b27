import type { CompanyUser } from '@plumbline/shared/contracts/accounts/company-users';
import type { UseFormSetError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { codeOf, statusOf } from '../../../lib/api/api-error.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { showFieldErrors } from '../../../lib/forms/show-field-errors.ts';
import { msg } from '../../../lib/msg.ts';
import { FormModal } from '../../../ui/dialogs/form-modal.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { useAddUser, useChangeUser } from '../api/use-save-user.ts';
import { MissingForInviting } from './missing-for-inviting.tsx';
import { UserForm } from './user-form.tsx';
import { emptyUser, type UserValues, valuesOf } from './user-schema.ts';

type UserDialogProps = {
  /** The user to edit, or 'new'; undefined keeps the dialog closed. */
  user: CompanyUser | 'new' | undefined;
  canChooseRole: boolean;
  onClose: () => void;
};

const WRONG = msg('Something went wrong.');

/** Adds a user by e-mail, or edits one [TBX-07, TBX-08]. */
export const UserDialog = ({ user, canChooseRole, onClose }: UserDialogProps) => {
  const { t } = useTranslation();
  const add = useAddUser();
  const change = useChangeUser();
  const isNew = user === 'new';
  const { isPending, error, reset } = isNew ? add : change;
  const close = () => {
    reset();
    onClose();
  };
  const submit = (values: UserValues, setError: UseFormSetError<UserValues>) => {
    const done = (text: string) => () => {
      toast.success(text);
      close();
    };
    const onError = (failure: unknown) => void showFieldErrors(failure, Object.keys(emptyUser), setError);
    const { email, ...rest } = values;
    if (isNew) add.mutate(values, { onSuccess: done(t('Invitation sent to {{email}}', { email })), onError });
    else if (user) {
      const { role, ...own } = rest;
      const body = { id: user.id, ...own, ...(canChooseRole && { role }) };
      change.mutate(body, { onSuccess: done(t('User updated')), onError });
    }
  };
  // Errors of a field show at the field.
  const failure = error && statusOf(error) !== 400 ? errorText(t, error, WRONG) : undefined;
  const isIncomplete = codeOf(error) === 'profile_incomplete';
  return (
    <FormModal
      open={user !== undefined}
      onClose={close}
      title={isNew ? t('Add user') : t('Edit user')}
      form="company-user"
      submit={isNew ? t('Send invitation') : t('Save')}
      busy={isPending}
    >
      {user && (
        <UserForm
          id="company-user"
          values={isNew ? emptyUser : valuesOf(user)}
          isNew={isNew}
          canChooseRole={canChooseRole}
          failure={isIncomplete ? <MissingForInviting error={error} /> : failure}
          onSubmit={submit}
        />
      )}
    </FormModal>
  );
};
