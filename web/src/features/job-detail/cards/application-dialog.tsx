import { paths } from '@plumbline/shared/options/paths';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { StatusDialog } from '../../../ui/dialogs/status-dialog.tsx';

type ApplicationDialogProps = {
  /** How the application went; `loading` while it is sent once more. */
  status: 'loading' | 'success' | 'fail' | undefined;
  /** Whether a failed one may have been sent all the same. */
  isUnknown: boolean;
  jobId: string;
  jobName: string;
  /** Why it failed. */
  problem: string;
  onRetry: () => void;
  onCancel: () => void;
};

/**
 * 'Successful', and back to the search; closed, it leads to the page that says the same [SEE-16]. A failure that may
 * pass offers 'Try Again' [SHL-29].
 */
export const ApplicationDialog = (props: ApplicationDialogProps) => {
  const { status, isUnknown, jobId, jobName, problem, onRetry, onCancel } = props;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const titles = {
    loading: t('Sending your application...'),
    success: t('Successful'),
    fail: isUnknown ? t('Maybe not sent') : t('Not sent'),
  };
  const success = t('Congratulations! You have successfully applied to {{name}}', { name: jobName });
  return (
    <StatusDialog
      type={status}
      title={status ? titles[status] : ''}
      text={status === 'success' ? success : status === 'fail' ? problem : undefined}
      onClose={() => (status === 'success' ? navigate(paths.jobs.success.path(jobId)) : onCancel())}
      onRetry={onRetry}
      action={
        <ButtonLink variant="primary" to={paths.jobs.search.path()}>
          {t('Back to Search')}
        </ButtonLink>
      }
    />
  );
};
