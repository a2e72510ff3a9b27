import { lazy, Suspense, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { msg } from '../../lib/msg.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Modal } from '../../ui/dialogs/dialog.tsx';

const SupportDialog = lazy(async () => ({
  default: (await import('../../components/support/support-dialog.tsx')).SupportDialog,
}));

/**
 * Says that there is no such account, and offers to write to support. An undefined email keeps the dialog closed
 * [ACC-27].
 */
export const EmailNotFound = ({ email, onClose }: { email: string | undefined; onClose: () => void }) => {
  const { t } = useTranslation();
  const [support, setSupport] = useState<{ email: string; open: boolean }>();
  const askSupport = () => {
    setSupport({ email: email ?? '', open: true });
    onClose();
  };
  return (
    <>
      <Modal
        open={email !== undefined}
        onClose={onClose}
        title={t('Email not found')}
        role="alertdialog"
        actions={
          <>
            <Button onClick={onClose}>{t('Cancel')}</Button>
            <Button variant="primary" onClick={askSupport}>
              {t('Contact support')}
            </Button>
          </>
        }
      >
        <p>
          <Trans
            i18nKey={msg(
              "We couldn't find an account for <b>{{email}}</b>. Check the address, or contact Support and we'll help.",
            )}
            values={{ email: email ?? '' }}
            components={{ b: <b /> }}
          />
        </p>
      </Modal>
      {support && (
        <Suspense>
          <SupportDialog
            open={support.open}
            onClose={() => setSupport({ ...support, open: false })}
            email={support.email}
          />
        </Suspense>
      )}
    </>
  );
};
