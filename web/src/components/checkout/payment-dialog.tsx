import { Dialog, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/controls/button.tsx';
import { useInertPage } from './use-inert-page.ts';

type PaymentDialogProps = {
  title: string;
  /** Undefined while a payment is running, when the dialog must not be closed. */
  onClose?: (() => void) | undefined;
  children: ReactNode;
};

/** One dialog for the whole checkout, so that the card form stays mounted while its payment runs. */
export const PaymentDialog = ({ title, onClose, children }: PaymentDialogProps) => {
  const { t } = useTranslation();
  const content = useRef<HTMLDivElement>(null);
  useInertPage();
  // The focused element may have disappeared with the previous stage.
  useEffect(() => {
    if (title && !content.current?.contains(document.activeElement)) content.current?.focus();
  }, [title]);
  return (
    <Dialog.Root
      open
      modal={false}
      preventScroll
      initialFocusEl={() => content.current}
      closeOnInteractOutside={false}
      closeOnEscape={Boolean(onClose)}
      onOpenChange={({ open }) => !open && onClose?.()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content ref={content} aria-modal>
            <Dialog.Header>
              <Dialog.Title asChild>
                <h2>{title}</h2>
              </Dialog.Title>
              {onClose && (
                <IconButton aria-label={t('Close')} onClick={onClose}>
                  <X size={20} aria-hidden />
                </IconButton>
              )}
            </Dialog.Header>
            {children}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
};
