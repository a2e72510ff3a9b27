import type { AccountDetail } from '@plumbline/shared/contracts/admin/account-detail';
import { suspensionBody } from '@plumbline/shared/contracts/admin/suspension';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/error-text.ts';
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts';
import { msg } from '../../../lib/msg.ts';
import { FormModal } from '../../../ui/dialogs/form-modal.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { FormStack } from '../../../ui/layout/form-stack.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { useSuspension } from '../api/use-account.ts';

/** Returns the effects of a suspension in a sentence. A company's posts are hidden with the company. */
const useConsequence = ({ name, jobs }: AccountDetail, isSuspended: boolean): string => {
  const { t } = useTranslation();
  if (isSuspended) return t('{{name}} can sign in again, and everything that was there is back.', { name });
  if (!jobs)
    return t('{{name}} can no longer sign in and leaves every search. You can undo this at any time.', { name });
  return t(
    'Nobody from {{name}} can sign in, and its jobs and projects leave the search. You can undo this at any time.',
    {
      name,
    },
  );
};

type SuspensionDialogProps = { account: AccountDetail; open: boolean; onClose: () => void };

/** Asks for a reason before an account is suspended or reinstated. */
export const SuspensionDialog = ({ account, open, onClose }: SuspensionDialogProps) => {
  const { t } = useTranslation();
  const { _id: id, name, suspendedAt } = account;
  const isSuspended = suspendedAt !== undefined;
  const change = useSuspension(id, isSuspended);
  const consequence = useConsequence(account, isSuspended);
  const { control, handleSubmit, reset } = useSchemaForm({
    schema: suspensionBody,
    defaultValues: { reason: '' },
  });
  const close = () => {
    reset();
    onClose();
  };
  const submit = handleSubmit(({ reason }) =>
    change.mutate(reason, {
      onSuccess: () => {
        toast.success(isSuspended ? t('The account is reinstated.') : t('The account is suspended.'));
        close();
      },
      onError: (error) => toast.error(errorText(t, error, msg('Something went wrong.'))),
    }),
  );
  const label = isSuspended ? t('Reinstate') : t('Suspend');
  return (
    <FormModal
      open={open}
      onClose={close}
      title={isSuspended ? t('Reinstate {{name}}', { name }) : t('Suspend {{name}}', { name })}
      form="suspension"
      submit={label}
      variant={isSuspended ? 'primary' : 'danger'}
      busy={change.isPending}
    >
      <FormStack id="suspension" onSubmit={submit} noValidate>
        <p>{consequence}</p>
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
