import { lazy, Suspense, useState } from 'react';
import type { ModalProps } from './modal-props.ts';

// The code of toasts is loaded with the dialog's, because a toast reports the outcome of the dialog's request and its
// code can't be loaded after the connection is lost.
const ShownModal = lazy(async () => {
  const [{ ShownModal: shown }] = await Promise.all([import('./shown-modal.tsx'), import('../toasts/toast-stack.tsx')]);
  return { default: shown };
});

/** A dialog. Many pages may open one and few visits do, so its code loads with the first opening. */
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
