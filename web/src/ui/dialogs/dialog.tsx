import { lazy, Suspense, useState } from 'react';
import type { ModalProps } from './modal-props.ts';

const ShownModal = lazy(async () => ({ default: (await import('./shown-modal.tsx')).ShownModal }));

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
