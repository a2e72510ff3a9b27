import { useTranslation } from 'react-i18next';
import { errorText } from '../../lib/api/error-text.ts';
import { msg } from '../../lib/msg.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { type Company, useBlock } from './use-block.ts';

type BlockDialogProps = {
  /** Undefined keeps the dialog closed. */
  company: Company | undefined;
  onClose: () => void;
};

/** Explains what a block does and asks for confirmation. */
export const BlockDialog = ({ company, onClose }: BlockDialogProps) => {
  const { t } = useTranslation();
  const block = useBlock();
  const name = company?.name ?? '';
  const send = () => {
    if (!company) return;
    block.mutate(company.id, {
      onSuccess: () => toast.success(t('You blocked {{name}}.', { name })),
      onError: (error) => toast.error(errorText(t, error, msg('Something went wrong.'))),
      onSettled: onClose,
    });
  };
  return (
    <ConfirmDialog
      open={company !== undefined}
      title={t('Block {{name}}?', { name })}
      text={t(
        "They won't find you, match with you or write to you, and their jobs leave your searches. Open applications are withdrawn and waiting briefings declined. They aren't told. What they have already paid to see stays open to them. You can unblock them in your settings.",
      )}
      confirmLabel={t('Block')}
      danger
      busy={block.isPending}
      onCancel={onClose}
      onConfirm={send}
    />
  );
};
