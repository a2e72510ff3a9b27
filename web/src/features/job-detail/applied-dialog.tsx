import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../components/button.tsx';
import { StatusDialog } from '../../components/status-dialog.tsx';

type AppliedDialogProps = { open: boolean; jobId: string; jobName: string };

/** 'Successful', and back to the search; closed, it leads to the page that says the same [SEE-16]. */
export const AppliedDialog = ({ open, jobId, jobName }: AppliedDialogProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <StatusDialog
      type={open ? 'success' : undefined}
      title={t('Successful')}
      text={t('Congratulations! You have successfully applied to {{name}}', { name: jobName })}
      onClose={() => navigate(paths.jobs.success.path(jobId))}
      action={
        <ButtonLink variant="primary" to={paths.jobs.search.path()}>
          {t('Back to Search')}
        </ButtonLink>
      }
    />
  );
};
