import { restoreBody } from '@plumbline/shared/contracts/admin/decisions';
import { STAFF_REASON_MAX_LENGTH } from '@plumbline/shared/contracts/admin/suspension';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/error-text.ts';
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts';
import { msg } from '../../../lib/msg.ts';
import { FormModal } from '../../../ui/dialogs/form-modal.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { FormStack } from '../../../ui/layout/form-stack.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { useRestoreReported } from '../api/use-reports.ts';

type RestoreDialogProps = { id: string; open: boolean; onClose: () => void };

/** Asks for a reason before a job, project or message is shown again. */
export const RestoreDialog = ({ id, open, onClose }: RestoreDialogProps) => {
  const { t } = useTranslation();
  const restore = useRestoreReported(id);
  const form = `restore-${id}`;
  const { control, handleSubmit } = useSchemaForm({ schema: restoreBody, defaultValues: { reason: '' } });
  const submit = handleSubmit(({ reason }) =>
    restore.mutate(reason, {
      onSuccess: () => {
        toast.success(t('It is shown again, and the owner gets an email.'));
        onClose();
      },
      onError: (error) => toast.error(errorText(t, error, msg('Something went wrong.'))),
    }),
  );
  return (
    <FormModal
      open={open}
      onClose={onClose}
      title={t('Restore what was taken down?')}
      form={form}
      submit={t('Restore')}
      busy={restore.isPending}
    >
      <FormStack id={form} onSubmit={submit} noValidate>
        <p>{t('Everyone sees it again. Warnings and suspensions stay as they are.')}</p>
        <TextArea
          control={control}
          name="reason"
          label={t('Reason')}
          help={t('Sent to the account by email and kept in the history.')}
          maxLength={STAFF_REASON_MAX_LENGTH}
          required
        />
      </FormStack>
    </FormModal>
  );
};
