import { accountActionBody } from '@plumbline/shared/contracts/admin/account-actions';
import type { AccountDetail } from '@plumbline/shared/contracts/admin/account-detail';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod';
import { errorText } from '../../../lib/api/error-text.ts';
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts';
import { msg } from '../../../lib/msg.ts';
import { FormModal } from '../../../ui/dialogs/form-modal.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormStack } from '../../../ui/layout/form-stack.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { useCloseAccount } from '../api/use-account-actions.ts';

const NOT_THE_NAME = msg("This isn't the name of the account");

type CloseAccountDialogProps = { account: AccountDetail; list: string; onClose: () => void };

/** Asks for the name of the account and a reason before it is closed for good. Then the list opens. */
export const CloseAccountDialog = ({ account, list, onClose }: CloseAccountDialogProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { _id: id, name, kind } = account;
  const close = useCloseAccount(id);
  const isTyped = (typed: string) => typed.trim().toLowerCase() === name.trim().toLowerCase();
  const { control, handleSubmit } = useSchemaForm({
    schema: accountActionBody.extend({ name: z.string().refine(isTyped, NOT_THE_NAME) }),
    defaultValues: { name: '', reason: '' },
  });
  const submit = handleSubmit(({ reason }) =>
    close.mutate(reason, {
      onSuccess: () => {
        toast.success(t('The account of {{name}} is closed.', { name }));
        void navigate(list);
      },
      onError: (error) => toast.error(errorText(t, error, msg('Something went wrong.'))),
    }),
  );
  return (
    <FormModal
      open
      onClose={onClose}
      title={t('Close the account of {{name}}?', { name })}
      form="close-account"
      submit={t('Close the account')}
      variant="danger"
      busy={close.isPending}
    >
      <FormStack id="close-account" onSubmit={submit} noValidate>
        <p>
          {kind === 'candidate'
            ? t("The profile, its files and the sign-in are deleted. You can't undo this.")
            : t("Its jobs and projects end, and its users can no longer sign in. You can't undo this.")}
        </p>
        <TextField
          control={control}
          name="name"
          label={t('Type the name: {{name}}', { name })}
          autoComplete="off"
          required
        />
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
