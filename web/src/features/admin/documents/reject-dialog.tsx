import { suspensionBody } from '@plumbline/shared/contracts/admin/suspension';
import { useTranslation } from 'react-i18next';
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts';
import { FormModal } from '../../../ui/dialogs/form-modal.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { FormStack } from '../../../ui/layout/form-stack.ts';

type RejectDialogProps = {
  open: boolean;
  busy: boolean;
  onClose: () => void;
  onReject: (reason: string) => void;
};

/** Asks why a document is rejected. The owner gets the text by e-mail. */
export const RejectDialog = ({ open, busy, onClose, onReject }: RejectDialogProps) => {
  const { t } = useTranslation();
  const { control, handleSubmit } = useSchemaForm({ schema: suspensionBody, defaultValues: { reason: '' } });
  return (
    <FormModal
      open={open}
      onClose={onClose}
      title={t('Reject this document')}
      form="reject-document"
      submit={t('Reject and send the reason')}
      variant="danger"
      busy={busy}
    >
      <FormStack id="reject-document" onSubmit={handleSubmit(({ reason }) => onReject(reason))} noValidate>
        <p>{t('Only its owner sees it from now on, until it is changed.')}</p>
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
