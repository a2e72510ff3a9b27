import { changeUserEmailBody } from '@plumbline/shared/contracts/admin/account-actions';
import type { AccountDetail } from '@plumbline/shared/contracts/admin/account-detail';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/error-text.ts';
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts';
import { msg } from '../../../lib/msg.ts';
import { FormModal } from '../../../ui/dialogs/form-modal.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormStack } from '../../../ui/layout/form-stack.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { useChangeUserEmail } from '../api/use-account-actions.ts';

type ChangeEmailDialogProps = { user: AccountDetail['users'][number]; onClose: () => void };

/** Asks for a user's new address. Nothing changes before the user opens the link that is mailed there. */
export const ChangeEmailDialog = ({ user, onClose }: ChangeEmailDialogProps) => {
  const { t } = useTranslation();
  const { id, name, email: present } = user;
  const change = useChangeUserEmail(id);
  const { control, handleSubmit } = useSchemaForm({
    schema: changeUserEmailBody,
    defaultValues: { email: '', reason: '' },
  });
  const submit = handleSubmit((body) =>
    change.mutate(body, {
      onSuccess: () => {
        onClose();
        toast.success(t('The link is on its way to {{email}}.', { email: body.email }));
      },
      onError: (error) => toast.error(errorText(t, error, msg('Something went wrong.'))),
    }),
  );
  return (
    <FormModal
      open
      onClose={onClose}
      title={t('Change the email of {{name}}', { name })}
      form="change-user-email"
      submit={t('Send the link')}
      busy={change.isPending}
    >
      <FormStack id="change-user-email" onSubmit={submit} noValidate>
        <p>
          {t(
            'The new address gets a link that works for one hour. Until it is opened, {{email}} stays. We tell it too.',
            {
              email: present,
            },
          )}
        </p>
        <TextField
          control={control}
          name="email"
          label={t('New email')}
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={254}
          required
        />
        <TextArea
          control={control}
          name="reason"
          label={t('Reason')}
          help={t('Sent to the present address and kept in the history.')}
          maxLength={500}
          required
        />
      </FormStack>
    </FormModal>
  );
};
