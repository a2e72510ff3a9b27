import { reportForm } from '@plumbline/shared/contracts/reports/reports';
import {
  REPORT_DETAILS_MAX_LENGTH,
  type ReportKind,
  type ReportReason,
  reportReasons,
} from '@plumbline/shared/domain/support/report-kinds';
import { useMutation } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/call.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { useSchemaForm } from '../../lib/forms/use-schema-form.ts';
import { msg } from '../../lib/msg.ts';
import { FormModal } from '../../ui/dialogs/form-modal.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { FormStack } from '../../ui/layout/form-stack.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { reasonWords, reportTitles } from './report-words.ts';

type ReportForm = { reason: ReportReason; details: string };
type ReportDialogProps = { kind: ReportKind; id: string; open: boolean; onClose: () => void };

/** Asks for a reason; the text stays when the dialog is closed. */
export const ReportDialog = ({ kind, id, open, onClose }: ReportDialogProps) => {
  const { t } = useTranslation();
  const send = useMutation({
    mutationFn: (form: ReportForm) => call('POST /api/reports', { body: { kind, id, ...form } }),
  });
  const { control, handleSubmit, reset } = useSchemaForm({
    schema: reportForm,
    // No reason is preselected.
    defaultValues: { reason: '' as ReportReason, details: '' },
  });
  const isOther = useWatch({ control, name: 'reason' }) === 'other';
  const submit = handleSubmit((form) =>
    send.mutate(form, {
      onSuccess: () => {
        toast.success(t('Thank you. We will look into it.'));
        reset();
        onClose();
      },
      onError: (error) => toast.error(errorText(t, error, msg('Something went wrong.'))),
    }),
  );
  return (
    <FormModal
      open={open}
      onClose={onClose}
      title={t(reportTitles[kind])}
      form="report"
      submit={t('Send report')}
      busy={send.isPending}
    >
      <FormStack id="report" onSubmit={submit} noValidate>
        <p>{t('We read every report. No one else will know it came from you.')}</p>
        <SelectField
          control={control}
          name="reason"
          label={t("What's wrong?")}
          placeholder={t('Choose a reason')}
          options={reportReasons.map((value) => ({ value, label: t(reasonWords[value]) }))}
          required
        />
        <TextArea
          control={control}
          name="details"
          label={t('Tell us more')}
          maxLength={REPORT_DETAILS_MAX_LENGTH}
          required={isOther}
          showCount
        />
      </FormStack>
    </FormModal>
  );
};
