import { declineReportBody } from '@plumbline/shared/contracts/payments/payment-history';
import type { PaymentReport } from '@plumbline/shared/contracts/payments/payment-report';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/error-text.ts';
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts';
import { msg } from '../../../lib/msg.ts';
import { FormModal } from '../../../ui/dialogs/form-modal.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { FormStack } from '../../../ui/layout/form-stack.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { useDeclineReport } from '../api/use-requests.ts';

type DeclineDialogProps = { report: PaymentReport | undefined; onClose: () => void };

/** Asks for a reason before a reported unlock is declined; the company reads it. */
export const DeclineDialog = ({ report, onClose }: DeclineDialogProps) => {
  const { t } = useTranslation();
  const decline = useDeclineReport();
  const { control, handleSubmit, reset } = useSchemaForm({
    schema: declineReportBody,
    defaultValues: { reason: '' },
  });
  const close = () => {
    reset();
    onClose();
  };
  const submit = handleSubmit(({ reason }) => {
    if (!report) return;
    decline.mutate(
      { id: report.id, reason },
      {
        onSuccess: () => {
          toast.success(t('The report was declined, and the company gets an email.'));
          close();
        },
        onError: (error) => toast.error(errorText(t, error, msg('Something went wrong.'))),
      },
    );
  });
  return (
    <FormModal
      open={report !== undefined}
      onClose={close}
      title={t('Decline this report?')}
      form="decline-report"
      submit={t('Decline report')}
      busy={decline.isPending}
    >
      <FormStack id="decline-report" onSubmit={submit} noValidate>
        <p>{t('The company keeps the contact details and gets no money back.')}</p>
        <TextArea
          control={control}
          name="reason"
          label={t('Reason')}
          help={t('Sent to the company by email, in your words.')}
          maxLength={1000}
          required
        />
      </FormStack>
    </FormModal>
  );
};
