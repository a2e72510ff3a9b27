import { closeReportBody } from '@plumbline/shared/contracts/admin/reports';
import {
  REPORT_NOTE_MAX_LENGTH,
  type ReportOutcome,
  reportOutcomes,
} from '@plumbline/shared/domain/support/report-kinds';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/error-text.ts';
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts';
import { msg } from '../../../lib/msg.ts';
import { FormModal } from '../../../ui/dialogs/form-modal.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { FormStack } from '../../../ui/layout/form-stack.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { useCloseReport } from '../api/use-reports.ts';
import { outcomeWords } from './report-state-words.ts';

type CloseDialogProps = { id: string; open: boolean; onClose: () => void };

/** Asks what was done about a report before it is closed. */
export const CloseDialog = ({ id, open, onClose }: CloseDialogProps) => {
  const { t } = useTranslation();
  const close = useCloseReport(id);
  const form = `close-${id}`;
  const { control, handleSubmit } = useSchemaForm({
    schema: closeReportBody,
    defaultValues: { outcome: '' as ReportOutcome, note: '' },
  });
  const submit = handleSubmit((body) =>
    close.mutate(body, {
      onSuccess: () => {
        toast.success(t('The report is closed.'));
        onClose();
      },
      onError: (error) => toast.error(errorText(t, error, msg('Something went wrong.'))),
    }),
  );
  return (
    <FormModal
      open={open}
      onClose={onClose}
      title={t('Close this report')}
      form={form}
      submit={t('Close report')}
      busy={close.isPending}
    >
      <FormStack id={form} onSubmit={submit} noValidate>
        <SelectField
          control={control}
          name="outcome"
          label={t('What was done?')}
          placeholder={t('Choose one')}
          options={reportOutcomes.map((value) => ({ value, label: t(outcomeWords[value]) }))}
          required
        />
        <TextArea
          control={control}
          name="note"
          label={t('Note')}
          help={t("Kept with the report and in the account's history.")}
          maxLength={REPORT_NOTE_MAX_LENGTH}
          required
        />
      </FormStack>
    </FormModal>
  );
};
