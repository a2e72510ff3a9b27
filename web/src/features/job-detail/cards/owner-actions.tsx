import type { JobView } from '@plumbline/shared/contracts/jobs/job-form';
import { paths } from '@plumbline/shared/options/paths';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { DeleteJobDialog } from '../../../components/job/delete-job-dialog.tsx';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';

/** The actions of the company that posted the job [EMP-30, EMP-31]. */
export const OwnerActions = ({ job }: { job: JobView }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [asks, setAsks] = useState(false);
  if (job.deletedAt) return null;
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
      <DeleteJobDialog
        jobId={asks ? job.id : undefined}
        onClose={() => setAsks(false)}
        onDeleted={() => void navigate(paths.employees.jobs.path())}
      />
    </>
  );
};
