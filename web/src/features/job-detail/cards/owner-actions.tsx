import type { JobView } from '@plumbline/shared/contracts/jobs/job-form';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useDeleteJob } from '../../../components/job/use-delete-job.ts';
import { paths } from '../../../lib/paths.ts';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';

/** What the company that posted the job may do with it [EMP-30, EMP-31]. */
export const OwnerActions = ({ job }: { job: JobView }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [asks, setAsks] = useState(false);
  const remove = useDeleteJob();
  if (job.deletedAt) return null;

  const confirm = () =>
    remove.mutate(job.id, {
      onSuccess: () => void navigate(paths.employees.jobs.path()),
      onSettled: () => setAsks(false),
    });
  return (
    <>
      <ButtonLink to={paths.employees.editJob.path(job.id)}>
        <Pencil size={16} aria-hidden />
        {t('Edit')}
      </ButtonLink>
      <Button variant="text" onClick={() => setAsks(true)}>
        <Trash2 size={16} aria-hidden />
        {t('Delete')}
      </Button>
      <ConfirmDialog
        open={asks}
        title={t('Delete Job')}
        text={t('Are you sure you want to delete this job?')}
        confirmLabel={t('Delete')}
        danger
        busy={remove.isPending}
        onCancel={() => setAsks(false)}
        onConfirm={confirm}
      />
    </>
  );
};
