import type { JobSummary } from '@plumbline/shared/contracts/jobs/job-form';
import { canMoveJob, type JobState } from '@plumbline/shared/domain/jobs/job-states';
import { paths } from '@plumbline/shared/options/paths';
import { CirclePause, CirclePlay, Copy, Eye, Pencil, Printer, Trash2, UserCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useMoveJob } from '../../../components/job/fill/use-move-job.ts';
import { writeStored } from '../../../lib/session/browser-storage.ts';
import { ActionMenu } from '../../../ui/controls/action-menu.tsx';

const { employees } = paths;

type ManagePostProps = {
  job: JobSummary;
  /** Whether the menu is one of many, so that its name needs the job's. */
  isInList?: boolean;
  onDelete: () => void;
  onFill: () => void;
};

/**
 * The actions on a post. An ended one can only be read and copied, and one that staff took down can't be copied
 * [EMP-08, EMP-09, EMP-10].
 */
export const ManagePost = ({ job, isInList, onDelete, onFill }: ManagePostProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const move = useMoveJob();
  const copy = () => {
    writeStored('copiedJobId', job.id);
    void navigate(employees.copyJob.path());
  };
  const ended = Boolean(job.deletedAt);
  const state = job.status as JobState;
  const moves = [
    state === 'Active' && {
      label: t('Pause Post'),
      icon: CirclePause,
      onSelect: () => move.mutate({ id: job.id, to: 'Paused' }),
    },
    state === 'Paused' && {
      label: t('Resume Post'),
      icon: CirclePlay,
      onSelect: () => move.mutate({ id: job.id, to: 'Active' }),
    },
    state === 'Active' && {
      label: t('Print flyer'),
      icon: Printer,
      onSelect: () => void navigate(employees.jobFlyer.path(job.id)),
    },
    state !== 'Filled' &&
      canMoveJob(state, 'Filled') && { label: t('Mark as filled'), icon: UserCheck, onSelect: onFill },
  ].filter((action) => action !== false);
  return (
    <ActionMenu
      label={t('Manage Post')}
      {...(isInList && { about: job.name })}
      actions={[
        { label: t('View Post'), icon: Eye, onSelect: () => void navigate(employees.viewJob.path(job.id)) },
        {
          label: t('Edit Post'),
          icon: Pencil,
          onSelect: () => void navigate(employees.editJob.path(job.id)),
          disabled: ended,
        },
        ...(job.takenDown ? [] : [{ label: t('Copy Post'), icon: Copy, onSelect: copy }]),
        ...moves,
        { label: t('Delete Post'), icon: Trash2, onSelect: onDelete, disabled: ended },
      ]}
    />
  );
};
