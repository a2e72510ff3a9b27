import { removeStaffBody, type StaffMember } from '@plumbline/shared/contracts/admin/staff-members';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/error-text.ts';
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts';
import { msg } from '../../../lib/msg.ts';
import { FormModal } from '../../../ui/dialogs/form-modal.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { FormStack } from '../../../ui/layout/form-stack.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { useRemoveStaff } from '../api/use-staff.ts';

type RemoveColleagueDialogProps = { colleague: StaffMember; onClose: () => void };

/** Asks why a colleague is removed. */
export const RemoveColleagueDialog = ({ colleague, onClose }: RemoveColleagueDialogProps) => {
  const { t } = useTranslation();
  const { id, name } = colleague;
  const remove = useRemoveStaff();
  const { control, handleSubmit } = useSchemaForm({ schema: removeStaffBody, defaultValues: { reason: '' } });
  const submit = handleSubmit(({ reason }) =>
    remove.mutate(
      { id, reason },
      {
        onSuccess: () => {
          onClose();
          toast.success(t('{{name}} is removed.', { name }));
        },
        onError: (error) => toast.error(errorText(t, error, msg('Something went wrong.'))),
      },
    ),
  );
  return (
    <FormModal
      open
      onClose={onClose}
      title={t('Remove {{name}} from the staff?', { name })}
      form="remove-colleague"
      submit={t('Remove from the staff')}
      variant="danger"
      busy={remove.isPending}
    >
      <FormStack id="remove-colleague" onSubmit={submit} noValidate>
        <p>{t('They are signed out everywhere and can never sign in again. What they did stays in the history.')}</p>
        <TextArea
          control={control}
          name="reason"
          label={t('Reason')}
          help={t('Kept in the history.')}
          maxLength={500}
          required
        />
      </FormStack>
    </FormModal>
  );
};
