import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
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
    block.mutate(company, { onSettled: onClose });
  };
  return (
    <ConfirmDialog
      open={company !== undefined}
      title={t('Block {{name}}?', { name })}
      text={t(
        "They can't find, match or message you, and you won't see their jobs. Your open applications are withdrawn and their briefings declined. We don't tell them. If they already paid to see your profile, they still can. You can unblock them in your settings.",
      )}
      confirmLabel={t('Block')}
      danger
      busy={block.isPending}
      onCancel={onClose}
      onConfirm={send}
    />
  );
};
