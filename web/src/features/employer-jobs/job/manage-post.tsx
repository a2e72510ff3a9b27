import type { JobSummary } from '@plumbline/shared/contracts/jobs/job-form';
import { Copy, Eye, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { writeStored } from '../../../lib/session/browser-storage.ts';
import { ActionMenu } from '../../../ui/controls/action-menu.tsx';

const { employees } = paths;

/** What can be done with a post [EMP-08, EMP-09, EMP-10]; an ended one can only be read and copied. */
export const ManagePost = ({ job, onDelete }: { job: JobSummary; onDelete: () => void }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const copy = () => {
    writeStored('copiedJobId', job.id);
    void navigate(employees.copyJob.path());
  };
  const ended = Boolean(job.deletedAt);
  return (
    <ActionMenu
      label={t('Manage Post')}
      actions={[
        { label: t('View Post'), icon: Eye, onSelect: () => void navigate(employees.viewJob.path(job.id)) },
        {
          label: t('Edit Post'),
          icon: Pencil,
          onSelect: () => void navigate(employees.editJob.path(job.id)),
          disabled: ended,
        },
        { label: t('Copy Post'), icon: Copy, onSelect: copy },
        { label: t('Delete Post'), icon: Trash2, onSelect: onDelete, disabled: ended },
      ]}
    />
  );
};
