import { paths } from '@plumbline/shared/options/paths';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { JobFormSteps } from '../../../components/job-form/job-form-steps.tsx';
import type { JobValues } from '../../../components/job-form/job-values.ts';
import { PublishPrice } from '../../../components/job-form/publish-price.tsx';
import { removeStored } from '../../../lib/session/browser-storage.ts';
import { useFinishPublishing } from '../api/use-finish-publishing.ts';
import { type EditedJob, useSaveJob } from '../api/use-save-job.ts';

type JobFormProps = {
  values: JobValues;
  /** The edited job. Undefined for a new job or a copy [EMP-23]. */
  edited?: EditedJob;
  /** Whether the job is already paid for. */
  published?: boolean;
  /** Whether the job stays out of search when it is saved. */
  paused?: boolean;
  /**
   * Whether typed values are stored as a draft: true for a new job, false for a copy, which must not overwrite the
   * draft.
   */
  draft?: boolean;
};

/** Edit, review, publish [EMP-16, EMP-22]. */
export const JobForm = (props: JobFormProps) => {
  const { values, edited, published = false, paused: isPaused = false, draft = false } = props;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const save = useSaveJob(edited, !isPaused);
  const { finish, finishChanges, isPending } = useFinishPublishing();
  const onSuccess = async (saved: { id: string; published: boolean }) => {
    if (draft) removeStored('jobDraft');
    await (published ? finishChanges(saved.id, isPaused) : finish(saved));
  };
  return (
    <JobFormSteps
      values={values}
      draft={draft ? 'jobDraft' : undefined}
      price={(reviewed) => <PublishPrice priced={!published} reviewed={reviewed} />}
      nextLabel={t('Publish')}
      sendLabel={t('Publish')}
      failure={t("We couldn't create/update this job.")}
      busy={save.isPending || isPending || save.isSuccess}
      onSend={(job, onError) => save.mutate(job, { onSuccess, onError })}
      onCancel={() => void navigate(edited ? paths.employees.job.path(edited.id) : paths.employees.jobs.path())}
    />
  );
};
