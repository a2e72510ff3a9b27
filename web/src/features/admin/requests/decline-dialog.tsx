import type { PaymentReport } from '@plumbline/shared/contracts/payments/payment-report';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/error-text.ts';
import { msg } from '../../../lib/msg.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { useDeclineReport } from '../api/use-requests.ts';
import { ReasonDialog } from '../reasons/reason-dialog.tsx';

type DeclineDialogProps = { report: PaymentReport; onClose: () => void };

/** Asks for a reason before a reported unlock is declined; the company reads it. */
export const DeclineDialog = ({ report, onClose }: DeclineDialogProps) => {
  const { t } = useTranslation();
  const decline = useDeclineReport();
  const run = (reason: string) =>
    decline.mutate(
      { id: report.id, reason },
      {
        onSuccess: () => {
          toast.success(t('The report was declined, and the company gets an email.'));
          onClose();
        },
        onError: (error) => toast.error(errorText(t, error, msg('Something went wrong.'))),
      },
    );
  return (
    <ReasonDialog
      title={t('Decline this report?')}
      text={t('The company keeps the contact details and gets no money back.')}
      help={t('Sent to the company by email, in your words.')}
      submit={t('Decline report')}
      variant="primary"
      maxLength={1000}
      busy={decline.isPending}
      onClose={onClose}
      onReason={run}
    />
  );
};
