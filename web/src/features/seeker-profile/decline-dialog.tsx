import { useTranslation } from 'react-i18next';
import { useDeclineEffect } from '../../components/applicant/use-decline-effect.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';

type DeclineDialogProps = {
  open: boolean;
  name: string;
  isMatch: boolean;
  applied: Parameters<typeof useDeclineEffect>[0];
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks for confirmation before an applicant or a match is declined [APP-02]. */
export const DeclineDialog = ({ name, isMatch, applied, ...dialog }: DeclineDialogProps) => {
  const { t } = useTranslation();
  const effect = useDeclineEffect(applied);
  return (
    <ConfirmDialog
      {...dialog}
      title={t('Decline {{name}}', { name })}
      text={
        isMatch
          ? t('Are you sure you want to decline this match?')
          : t('Are you sure you want to decline this applicant?')
      }
      effect={effect}
      danger
    />
  );
};
