import { lazy, Suspense, useState } from 'react';
import type { ModalProps } from './modal-props.ts';

// A toast says what became of what a dialog sent, which could not be loaded any more once the signal is gone.
const ShownModal = lazy(async () => {
  const [{ ShownModal: shown }] = await Promise.all([import('./shown-modal.tsx'), import('../toasts/toast-stack.tsx')]);
  return { default: shown };
});

/** A dialog. Many pages could ask something and few visits are asked: what it is made of comes with the first that opens. */
export const Modal = (props: ModalProps) => {
  const [opened, setOpened] = useState(props.open);
  if (props.open && !opened) setOpened(true);
  return (
    opened && (
      <Suspense>
        <ShownModal {...props} />
      </Suspense>
    )
  );
};
