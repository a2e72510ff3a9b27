import type { ReactNode } from 'react';

export type ModalProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  children?: ReactNode;
  /** Right-aligned buttons, the secondary first; on a phone the last is on top. */
  actions?: ReactNode;
  /** False while work is under way that must not be left. */
  closable?: boolean;
  role?: 'dialog' | 'alertdialog';
  /** Has the keyboard after it is closed; null leaves it with what had it before. */
  finalFocus?: () => HTMLElement | null;
};
