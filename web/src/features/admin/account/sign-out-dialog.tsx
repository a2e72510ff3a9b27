import { accountActionBody } from '@plumbline/shared/contracts/admin/account-actions';
import type { AccountDetail } from '@plumbline/shared/contracts/admin/account-detail';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/error-text.ts';
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts';
import { msg } from '../../../lib/msg.ts';
import { FormModal } from '../../../ui/dialogs/form-modal.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { FormStack } from '../../../ui/layout/form-stack.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { useSignOutUser } from '../api/use-account-actions.ts';

type SignOutDialogProps = { user: AccountDetail['users'][number]; onClose: () => void };

/** Asks why a user is signed out everywhere. */
export const SignOutDialog = ({ user, onClose }: SignOutDialogProps) => {
  const { t } = useTranslation();
  const { id, name } = user;
  const signOut = useSignOutUser(id);
  const { control, handleSubmit } = useSchemaForm({ schema: accountActionBody, defaultValues: { reason: '' } });
  const submit = handleSubmit(({ reason }) =>
    signOut.mutate(reason, {
      onSuccess: () => {
        onClose();
        toast.success(t('{{name}} is signed out everywhere.', { name }));
      },
      onError: (error) => toast.error(errorText(t, error, msg('Something went wrong.'))),
    }),
  );
  return (
    <FormModal
      open
      onClose={onClose}
      title={t('Sign {{name}} out everywhere?', { name })}
      form="sign-out-user"
      submit={t('Sign out everywhere')}
      variant="danger"
      busy={signOut.isPending}
    >
      <FormStack id="sign-out-user" onSubmit={submit} noValidate>
        <p>{t('Every phone and computer is signed out. They can sign in again with their password.')}</p>
        <TextArea
          control={control}
          name="reason"
          label={t('Reason')}
          help={t('Sent to the account by email and kept in the history.')}
          maxLength={500}
          required
        />
      </FormStack>
    </FormModal>
  );
};
