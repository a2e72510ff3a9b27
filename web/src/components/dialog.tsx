import { Dialog, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './button.tsx';

type ModalProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  children?: ReactNode;
  /** Right-aligned buttons, the secondary first; on a phone the last is on top. */
  actions?: ReactNode;
  /** False while work is under way that must not be left. */
  closable?: boolean;
  role?: 'dialog' | 'alertdialog';
};

/** A dialog on a desk, a sheet from the bottom on a phone. */
export const Modal = ({ open, onClose, title, children, actions, closable = true, role = 'dialog' }: ModalProps) => {
  const { t } = useTranslation();
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(change) => !change.open && closable && onClose()}
      closeOnInteractOutside={closable}
      closeOnEscape={closable}
      role={role}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title asChild>
                <h2>{title}</h2>
              </Dialog.Title>
              {closable && (
                <Dialog.CloseTrigger asChild>
                  <IconButton aria-label={t('Close')}>
                    <X size={20} aria-hidden />
                  </IconButton>
                </Dialog.CloseTrigger>
              )}
            </Dialog.Header>
            {children && <Dialog.Body>{children}</Dialog.Body>}
            {actions ? <Dialog.Footer>{actions}</Dialog.Footer> : <Dialog.Footer p="0" minHeight="24px" />}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
};
