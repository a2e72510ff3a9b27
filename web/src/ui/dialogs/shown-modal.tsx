import { Dialog, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../controls/button.tsx';
import type { ModalProps } from './modal-props.ts';

/**
 * Focuses the first field, else the first button, which is the safe one. The X never gets the focus, so that a key
 * pressed immediately does no harm.
 */
const firstFocus = (content: HTMLElement | null): HTMLElement | null =>
  content?.querySelector<HTMLElement>(
    '[data-ui=dialog-body] :is(input, textarea, select, [contenteditable=true]):not([type=hidden], :disabled)',
  ) ??
  content?.querySelector<HTMLElement>('[data-ui=dialog-actions] :is(button, a):not(:disabled)') ??
  content;

const FOCUSABLE = 'a[href], button:not(:disabled), input, select, textarea, [tabindex="0"]';

/** The content of a dialog. A long text without controls takes the focus, so that the arrow keys scroll it. */
const DialogBody = ({ children }: { children: ReactNode }) => {
  const body = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = body.current;
    if (!element) return;
    const measure = () => setScrolls(element.scrollHeight > element.clientHeight && !element.querySelector(FOCUSABLE));
    const sizes = new ResizeObserver(measure);
    // The content can grow while the dialog keeps its height.
    const observe = () => {
      for (const each of [element, ...element.children]) sizes.observe(each);
      measure();
    };
    const changes = new MutationObserver(observe);
    changes.observe(element, { childList: true, characterData: true, subtree: true });
    observe();
    return () => {
      sizes.disconnect();
      changes.disconnect();
    };
  }, []);
  return (
    <Dialog.Body ref={body} data-ui="dialog-body" tabIndex={scrolls ? 0 : undefined}>
      {children}
    </Dialog.Body>
  );
};

/** A dialog on desktop, a sheet from the bottom on a phone; open, opening or closing. */
export const ShownModal = ({ open, onClose, title, children, actions, closable = true, ...rest }: ModalProps) => {
  const { role = 'dialog', finalFocus } = rest;
  const { t } = useTranslation();
  const content = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(change) => !change.open && closable && onClose()}
      closeOnInteractOutside={closable}
      closeOnEscape={closable}
      role={role}
      finalFocusEl={finalFocus}
      initialFocusEl={() => firstFocus(content.current)}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content ref={content}>
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
            {children && <DialogBody>{children}</DialogBody>}
            {actions ? (
              <Dialog.Footer data-ui="dialog-actions">{actions}</Dialog.Footer>
            ) : (
              <Dialog.Footer p="0" minHeight="24px" />
            )}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
};
