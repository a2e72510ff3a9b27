import { Box } from '@chakra-ui/react';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../controls/button.tsx';
import { ProgressBar } from '../states/progress-bar.tsx';
import { Modal } from './dialog.tsx';

type StatusDialogProps = {
  /** Undefined keeps the dialog closed. */
  type: 'loading' | 'success' | 'fail' | undefined;
  title: string;
  text?: ReactNode;
  onClose: () => void;
  /** Offers 'Try Again' on a failure. */
  onRetry?: () => void;
  /** The button of a success; 'Close' by default. */
  action?: ReactNode;
};

/** Shows the state of an action: running, done or failed [SHL-29]. */
export const StatusDialog = ({ type, title, text, onClose, onRetry, action }: StatusDialogProps) => {
  const { t } = useTranslation();
  const actions =
    type === 'fail' ? (
      <>
        <Button onClick={onClose}>{t('Cancel')}</Button>
        {onRetry && (
          <Button variant="primary" onClick={onRetry}>
            {t('Try Again')}
          </Button>
        )}
      </>
    ) : (
      (action ?? <Button onClick={onClose}>{t('Close')}</Button>)
    );
  return (
    <Modal
      open={type !== undefined}
      onClose={onClose}
      title={title}
      closable={type !== 'loading'}
      actions={type === 'loading' ? undefined : actions}
    >
      {type === 'loading' && <ProgressBar label={title} />}
      {(text || type !== 'loading') && (
        <Box display="flex" gap="3" alignItems="flex-start" role={type === 'fail' ? 'alert' : 'status'}>
          {type === 'success' && <Box as={CircleCheck} color="success" aria-hidden />}
          {type === 'fail' && <Box as={CircleAlert} color="danger" aria-hidden />}
          <p>{text}</p>
        </Box>
      )}
    </Modal>
  );
};
