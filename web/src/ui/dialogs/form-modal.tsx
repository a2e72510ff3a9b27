import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../controls/button.tsx';
import { Modal } from './dialog.tsx';

type FormModalProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The id of the form inside, which the last button submits. */
  form: string;
  /** The button's text, and its text while the form is being sent. */
  submit: string;
  sending?: string;
  variant?: 'primary' | 'danger';
  busy: boolean;
  /** Whether a text that the user must see first is loading, so that the form can't be submitted yet. */
  isLoading?: boolean;
  children?: ReactNode;
};

/** A dialog around a form: 'Cancel', and a button that submits it. */
export const FormModal = (props: FormModalProps) => {
  const { form, submit, sending, variant = 'primary', busy, isLoading = false, children, ...modal } = props;
  const { t } = useTranslation();
  return (
    <Modal
      {...modal}
      actions={
        <>
          <Button onClick={modal.onClose}>{t('Cancel')}</Button>
          <Button variant={variant} type="submit" form={form} disabled={busy || isLoading}>
            {busy ? (sending ?? t('Sending...')) : submit}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  );
};
