import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { useDeclineCompany } from '../api/use-answer-company.ts';

type DeclineCompanyDialogProps = {
  projectId: string;
  /** Undefined keeps the dialog closed. */
  company: { id: string; name: string } | undefined;
  onClose: () => void;
  onDeclined?: () => void;
};

/** Asks for confirmation before a company is declined for a project. */
export const DeclineCompanyDialog = ({ projectId, company, onClose, onDeclined }: DeclineCompanyDialogProps) => {
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
      confirmLabel={t('Decline')}
      danger
      busy={decline.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
};
