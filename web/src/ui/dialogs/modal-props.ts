import type { ReactNode } from 'react';

export type ModalProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  children?: ReactNode;
  /** Right-aligned buttons, the secondary first; on a phone the last is on top. */
  actions?: ReactNode;
  /** False while an action is running, when the dialog must stay open. */
  closable?: boolean;
  role?: 'dialog' | 'alertdialog';
  /** Returns the element that gets the focus after closing; null means the previously focused element. */
  finalFocus?: () => HTMLElement | null;
};
