import { Box } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { type JobForm as JobBody, jobForm } from '@plumbline/shared/contracts/jobs/job-form';
import { type KeyboardEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { JobFormActions } from '../../../components/job-form/job-form-actions.tsx';
import { JobFormFields } from '../../../components/job-form/job-form-fields.tsx';
import { JobReview } from '../../../components/job-form/job-review.tsx';
import { type JobValues, jobFields } from '../../../components/job-form/job-values.ts';
import { PublishPrice } from '../../../components/job-form/publish-price.tsx';
import { useJobDraft } from '../../../components/job-form/use-job-draft.ts';
import { useSettled } from '../../../components/job-form/use-settled.ts';
import { showFieldErrors } from '../../../lib/forms/show-field-errors.ts';
import { paths } from '../../../lib/paths.ts';
import { useOwnProfile } from '../../../lib/queries/own-profile.ts';
import { removeStored } from '../../../lib/session/browser-storage.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stepper } from '../../../ui/controls/stepper.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { useFinishPublishing } from '../api/use-finish-publishing.ts';
import { useSaveJob } from '../api/use-save-job.ts';

type JobFormProps = {
  values: JobValues;
  /** The job that is edited; a new job or a copy has none yet [EMP-23]. */
  jobId?: string;
  published?: boolean;
  /** Keeps a draft: for a new job only, so that a copy does not write over it. */
  draft?: boolean;
};

const NO_TRADES: readonly string[] = [];

/** Enter in a one-line field does not publish anything by accident [EMP-21]. */
const keepEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
};

/** Edit, review, publish [EMP-16, EMP-22]. */
export const JobForm = ({ values, jobId, published = false, draft = false }: JobFormProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const form = useForm<JobValues, unknown, JobBody>({
    resolver: zodResolver(jobForm) as never,
    defaultValues: values,
    shouldFocusError: true,
  });
  const [reviewed, review] = useState<JobBody>();
  const save = useSaveJob(jobId);
  const { finish, isPending } = useFinishPublishing();
  useJobDraft(form, draft);

  const open = (body: JobBody | undefined) => {
    review(body);
    scrollTo({ top: 0 });
  };
  const onError = (error: unknown) => {
    open(undefined);
    if (!showFieldErrors(error, jobFields, form.setError)) toast.error(t("We couldn't create/update this job."));
  };
  const onSuccess = async (saved: { id: string; published: boolean }) => {
    if (draft) removeStored('jobDraft');
    await finish(saved);
  };
  const cancel = () => void navigate(jobId ? paths.employees.job.path(jobId) : paths.employees.jobs.path());
  const ownTrades = useOwnProfile().data?.provider?.selfPerformWorkCategories ?? NO_TRADES;
  const paused = !useSettled(reviewed === undefined);
  const busy = save.isPending || isPending || save.isSuccess;

  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6" maxWidth={reviewed ? undefined : 'form'}>
      <Box maxWidth="form">
        <Stepper steps={[t('Job details'), t('Review')]} current={reviewed ? 1 : 0} />
      </Box>
      {reviewed && (
        <JobReview
          job={reviewed}
          priced={!published}
          busy={busy}
          paused={paused}
          onBack={() => open(undefined)}
          onPublish={() => save.mutate(reviewed, { onSuccess, onError })}
        />
      )}
      {/* Kept while it is reviewed: the fields' own state, such as the text's history, survives 'Back'. */}
      <Box asChild display={reviewed ? 'none' : 'grid'} gap="6">
        <form onSubmit={form.handleSubmit(open)} onKeyDown={keepEnter} id="job-form" noValidate>
          <Card pad>
            <JobFormFields control={form.control as never} ownTrades={ownTrades} />
          </Card>
          {!reviewed && (
            <>
              <PublishPrice priced={!published} reviewed={false} />
              <JobFormActions>
                <Button onClick={cancel} disabled={paused}>
                  {t('Cancel')}
                </Button>
                <Button variant="primary" type="submit" form="job-form" disabled={paused}>
                  {t('Publish')}
                </Button>
              </JobFormActions>
            </>
          )}
        </form>
      </Box>
    </Box>
  );
};
