import { requiredText } from '@plumbline/shared/contracts/fields';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts';
import { FormModal } from '../../../ui/dialogs/form-modal.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { FormStack } from '../../../ui/layout/form-stack.ts';

type ReasonDialogProps = {
  title: string;
  /** What happens, above the field. */
  text: string;
  /** Who reads the reason. */
  help: string;
  submit: string;
  variant?: 'primary' | 'danger';
  maxLength?: number;
  busy: boolean;
  onClose: () => void;
  onReason: (reason: string) => void;
};

/** Asks staff for the reason of an action before it happens. It is mounted while it is open. */
export const ReasonDialog = (props: ReasonDialogProps) => {
  const { title, text, help, submit, variant = 'danger', maxLength = 500, busy, onClose, onReason } = props;
  const { t } = useTranslation();
  const { control, handleSubmit } = useSchemaForm({
    schema: z.object({ reason: requiredText(maxLength) }),
    defaultValues: { reason: '' },
  });
  return (
    <FormModal open onClose={onClose} title={title} form="reason" submit={submit} variant={variant} busy={busy}>
      <FormStack id="reason" onSubmit={handleSubmit(({ reason }) => onReason(reason))} noValidate>
        <p>{text}</p>
        <TextArea control={control} name="reason" label={t('Reason')} help={help} maxLength={maxLength} required />
      </FormStack>
    </FormModal>
  );
};
