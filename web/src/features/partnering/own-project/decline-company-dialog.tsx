import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { useDeclineCompany } from '../api/use-answer-company.ts';

type DeclineCompanyDialogProps = {
  projectId: string;
  /** Undefined keeps the dialog closed. */
  company: { id: string; name: string } | undefined;
  /** Whether the company asked to join, so that it gets the answer. */
  hasAsked: boolean;
  onClose: () => void;
  onDeclined?: () => void;
};

/** Asks for confirmation before a company is declined for a project. */
export const DeclineCompanyDialog = ({
  projectId,
  company,
  hasAsked,
  onClose,
  onDeclined,
}: DeclineCompanyDialogProps) => {
  const { t } = useTranslation();
  const decline = useDeclineCompany();
  const confirm = () => {
    if (!company) return;
    decline.mutate({ projectId, companyId: company.id }, { onSuccess: onDeclined, onSettled: onClose });
  };
  return (
    <ConfirmDialog
      open={company !== undefined}
      title={t('Decline {{name}}', { name: company?.name ?? '' })}
      text={t('Are you sure you want to decline this company? It will not be matched with this project again.')}
      effect={
        hasAsked
          ? t('It gets an email that you decided to work with another company.')
          : t('It gets no message. An invitation to it is withdrawn.')
      }
      confirmLabel={t('Decline')}
      danger
      busy={decline.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
};
