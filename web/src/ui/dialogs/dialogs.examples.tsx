import { t } from 'i18next';
import type { Examples } from '../../../gallery/example.ts';
import { WithForm } from '../../../gallery/with-form.tsx';
import { Button } from '../controls/button.tsx';
import { TextArea } from '../fields/text-area.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Modal } from './dialog.tsx';
import { FormModal } from './form-modal.tsx';
import { ShownModal } from './shown-modal.tsx';
import { StatusDialog } from './status-dialog.tsx';

const nothing = () => {};
const open = { open: true, onClose: nothing };
const asking = { open: true, onConfirm: nothing, onCancel: nothing };

const Support = ({ busy = false, error }: { busy?: boolean; error?: string }) => (
  <FormModal {...open} title={t('Support')} form="example" submit={t('Send')} busy={busy}>
    <form id="example">
      <WithForm
        error={error}
        draw={(control) => <TextArea control={control} name="value" label={t('Message')} required />}
      />
    </form>
  </FormModal>
);

const LONG = Array.from({ length: 40 }, (_, index) => index + 1);

export const examples: Examples = {
  Modal: {
    open: () => (
      <Modal {...open} title={t('Job Briefings')} actions={<Button>{t('Close')}</Button>}>
        <p>{t('Give it a minute and try again.')}</p>
      </Modal>
    ),
    'without buttons': () => (
      <Modal {...open} title={t('Job Briefings')}>
        <p>{t('Give it a minute and try again.')}</p>
      </Modal>
    ),
  },
  ShownModal: {
    'long text': () => (
      <ShownModal
        {...open}
        title={t("You haven't opened it on this device yet. Everything you opened before is still here.")}
        actions={<Button>{t('Close')}</Button>}
      >
        {LONG.map((line) => (
          <p key={line}>{t('Give it a minute and try again.')}</p>
        ))}
      </ShownModal>
    ),
  },
  ConfirmDialog: {
    question: () => (
      <ConfirmDialog {...asking} title={t('Delete Job')} text={t('Are you sure you want to delete this job?')} />
    ),
    danger: () => <ConfirmDialog {...asking} title={t('Delete Job')} confirmLabel={t('Delete')} danger />,
    busy: () => <ConfirmDialog {...asking} title={t('Delete Job')} danger busy />,
  },
  FormModal: {
    empty: () => <Support />,
    error: () => <Support error={t('Please write a message')} />,
    sending: () => <Support busy />,
  },
  StatusDialog: {
    loading: () => <StatusDialog type="loading" title={t('Sending...')} onClose={nothing} />,
    success: () => <StatusDialog type="success" title={t('Job Sent')} text={t('Sent')} onClose={nothing} />,
    failure: () => (
      <StatusDialog
        type="fail"
        title={t('Something went wrong.')}
        text={t('Give it a minute and try again.')}
        onClose={nothing}
        onRetry={nothing}
      />
    ),
  },
};
