import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../controls/button.tsx';
import { Modal } from './dialog.tsx';

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  /** The question, when the title doesn't ask it. */
  text?: ReactNode;
  /** What the action does, and what the other side gets. Each dialog that declines has it. */
  effect?: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
  /** Whether the button is red: for deleting or declining only. */
  danger?: boolean;
  /** The button's text; 'Confirm' by default. */
  confirmLabel?: string;
  /** True while the confirmed action is running. */
  busy?: boolean;
};

/** Asks for confirmation; 'Cancel' and 'Confirm' [SHL-23]. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { open, title, text, effect, onConfirm, onCancel, danger = false, confirmLabel, busy = false } = props;
  const { t } = useTranslation();
  return (
    <Modal
      open={open}
      onClose={onCancel}
      title={title}
      role="alertdialog"
      actions={
        <>
          <Button onClick={onCancel}>{t('Cancel')}</Button>
          <Button variant={danger ? 'danger' : 'primary'} onClick={onConfirm} disabled={busy}>
            {confirmLabel ?? t('Confirm')}
          </Button>
        </>
      }
    >
      {text && <p>{text}</p>}
      {effect && <p>{effect}</p>}
    </Modal>
  );
};
