import { paths } from '@plumbline/shared/options/paths';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { StatusDialog } from '../../../ui/dialogs/status-dialog.tsx';

type ApplicationDialogProps = {
  /** The outcome of the application; `loading` while it is sent again. */
  status: 'loading' | 'success' | 'fail' | undefined;
  /** Whether a failed application may have been sent anyway. */
  isUnknown: boolean;
  jobId: string;
  jobName: string;
  /** The reason for the failure. */
  problem: string;
  onRetry: () => void;
  onCancel: () => void;
};

/**
 * Says 'Successful', with a link back to the search. Closing leads to the success page. A temporary failure offers 'Try
 * Again' [SEE-16, SHL-29].
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
