import type { OwnActivity } from '@plumbline/shared/contracts/my-jobs/my-jobs';
import { paths } from '@plumbline/shared/options/paths';
import { Ban, CircleX, Eye, Search, Send, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { applyErrorText, gapsIn } from '../../components/job/applying/apply-error.ts';
import { MissingForApplying } from '../../components/job/applying/missing-for-applying.tsx';
import { useApplyToJob } from '../../components/job/applying/use-apply-to-job.ts';
import { codeOf } from '../../lib/api/api-error.ts';
import { ActionMenu } from '../../ui/controls/action-menu.tsx';
import { toast } from '../../ui/toasts/toast.ts';

const { jobs } = paths;

/** The actions that ask for confirmation. */
export type AskedAction = 'decline' | 'withdraw' | 'block';
export type Ask = (action: AskedAction, activity: OwnActivity) => void;

type ManageJobProps = { activity: OwnActivity; onAsk: Ask };

/** The possible actions on a job [SEE-24]. */
export const ManageJob = ({ activity, onAsk }: ManageJobProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { job, canView, canApply, canDecline, canWithdraw, deletedAt, blocked } = activity;
  const apply = useApplyToJob({ id: job.id, company: job.company.id });
  const send = () =>
    apply.mutate(undefined, {
      onSuccess: () => toast.success(t('Job application has been sent successfully!!')),
      onError: (error) => {
        // The page of the job asks the company's questions.
        if (codeOf(error) === 'questions_open') void navigate(jobs.job.path(job.id));
        else if (!gapsIn(error).length) toast.error(t(applyErrorText(error)));
      },
    });
  return (
    <>
      <ActionMenu
        label={t('Manage Job')}
        about={job.name}
        actions={[
          ...(canView
            ? [{ label: t('View Job'), icon: Eye, onSelect: () => void navigate(jobs.job.path(job.id)) }]
            : []),
          ...(canApply ? [{ label: t('Apply to Job'), icon: Send, onSelect: send, disabled: apply.isPending }] : []),
          ...(deletedAt
            ? [{ label: t('Find similar jobs'), icon: Search, onSelect: () => void navigate(jobs.search.path()) }]
            : []),
          ...(canDecline
            ? [{ label: t('Decline Job'), icon: CircleX, onSelect: () => onAsk('decline', activity), ends: true }]
            : []),
          ...(canWithdraw
            ? [
                {
                  label: t('Withdraw Application'),
                  icon: Undo2,
                  onSelect: () => onAsk('withdraw', activity),
                  ends: true,
                },
              ]
            : []),
          ...(blocked
            ? []
            : [{ label: t('Block Company'), icon: Ban, onSelect: () => onAsk('block', activity), ends: true }]),
        ]}
      />
      <MissingForApplying jobId={job.id} gaps={gapsIn(apply.error)} onClose={apply.reset} />
    </>
  );
};
