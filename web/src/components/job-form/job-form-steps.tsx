import { Box } from '@chakra-ui/react';
import type { JobForm } from '@plumbline/shared/contracts/jobs/job-form';
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ownErrorText } from '../../lib/api/error-text.ts';
import { showFieldErrors } from '../../lib/forms/show-field-errors.ts';
import { useWizardStep } from '../../lib/page/use-wizard-step.ts';
import { whenIdle } from '../../lib/page/when-idle.ts';
import { useOwnProfile } from '../../lib/queries/own-profile.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Stepper } from '../../ui/controls/stepper.tsx';
import { lazyResolver } from '../../ui/forms/lazy-resolver.ts';
import { Card, Columns, Rail } from '../../ui/layout/card.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { BlockedWordsNotice } from '../blocked-words/blocked-words-notice.tsx';
import { removeWords } from '../blocked-words/remove-words.ts';
import { textsWithoutContacts } from './contacts-in-job.ts';
import { JobFormActions } from './job-form-actions.tsx';
import { JobFormFields } from './job-form-fields.tsx';
import type { GapField } from './job-gaps.tsx';
import { JobPreview } from './job-preview.tsx';
import { type JobValues, jobFields } from './job-values.ts';
import { type JobDraft, useJobDraft } from './use-job-draft.ts';
import { useSettled } from './use-settled.ts';

type JobFormStepsProps = {
  values: JobValues;
  /** The name under which the draft is stored. */
  draft?: JobDraft | undefined;
  /** Whether the job is matched by its trades: true for a posted job, false for a briefing. */
  matched?: boolean;
  price: (reviewed: boolean) => ReactNode;
  note?: ReactNode;
  nextLabel: string;
  sendLabel: string;
  /** The error of a job that was not sent, when no field caused it. */
  failure: string;
  /** True while the job is being sent. */
  busy: boolean;
  onSend: (job: JobForm, onError: (error: unknown) => void) => void;
  onCancel: () => void;
};

const resolver = lazyResolver(async () => (await import('@plumbline/shared/contracts/jobs/job-form')).jobForm);

const loadReview = () => import('./job-review.tsx');
whenIdle(() => loadReview().catch(() => {}));
const JobReview = lazy(async () => ({ default: (await loadReview()).JobReview }));

const NO_TRADES: readonly string[] = [];

/** Prevents Enter in a one-line field from publishing the job by accident [EMP-21]. */
const keepEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
};

/** Edit, review and send, for a job and for a briefing [EMP-16, BRF-03]. */
export const JobFormSteps = (props: JobFormStepsProps) => {
  const { values, draft, matched = true, price, note, nextLabel, sendLabel, failure, busy, onSend, onCancel } = props;
  const { t } = useTranslation();
  const form = useForm<JobValues, unknown, JobForm>({
    resolver,
    defaultValues: values,
    shouldFocusError: true,
  });
  const [filledIn, review] = useState<JobForm>();
  const [refusal, setRefusal] = useState<unknown>();
  const { step, goTo } = useWizardStep();
  // A reload forgets the checked values, so it begins with the form.
  const reviewed = step > 0 ? filledIn : undefined;
  useJobDraft(form, draft);
  // A field can't take the focus before its step shows.
  const [missing, setMissing] = useState<GapField>();
  const isEdited = reviewed === undefined;
  const { setFocus } = form;
  useEffect(() => {
    if (!isEdited || !missing) return;
    setFocus(missing);
    setMissing(undefined);
  }, [isEdited, missing, setFocus]);

  const open = (body: JobForm | undefined) => {
    review(body);
    goTo(body ? 1 : 0);
    scrollTo({ top: 0 });
  };
  const onError = (error: unknown) => {
    open(undefined);
    setRefusal(error);
    if (!showFieldErrors(error, jobFields, form.setError)) {
      toast.error(ownErrorText(t, error, failure));
    }
  };

  const removeContacts = (job: JobForm) => {
    const texts = textsWithoutContacts(job);
    for (const [name, value] of Object.entries(texts)) {
      form.setValue(name as keyof typeof texts, value, { shouldDirty: true });
    }
    review({ ...job, ...texts });
    toast.success(t('The contact details are taken out of your text.'));
  };

  const ownTrades = useOwnProfile().data?.provider?.selfPerformWorkCategories ?? NO_TRADES;
  const paused = !useSettled(isEdited);

  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
      <Box maxWidth="form">
        <Stepper steps={[t('Job details'), t('Review')]} current={reviewed ? 1 : 0} />
      </Box>
      {reviewed && (
        <Suspense>
          <JobReview
            job={reviewed}
            matched={matched}
            price={price(true)}
            note={note}
            sendLabel={sendLabel}
            busy={busy}
            paused={paused}
            onBack={() => open(undefined)}
            onAdd={(field) => {
              open(undefined);
              setMissing(field);
            }}
            onRemoveContacts={() => removeContacts(reviewed)}
            onSend={() => onSend(reviewed, onError)}
          />
        </Suspense>
      )}
      {/* Stays mounted during the review: the fields' own state, such as the text's history, survives 'Back'. */}
      <Columns display={reviewed ? 'none' : 'grid'}>
        <form onSubmit={form.handleSubmit(open)} onKeyDown={keepEnter} id="job-form" noValidate>
          <Card pad>
            <BlockedWordsNotice
              error={refusal}
              onRemove={(words) => {
                removeWords(form, words);
                setRefusal(undefined);
              }}
            />
            <JobFormFields control={form.control} ownTrades={ownTrades} matched={matched} />
          </Card>
        </form>
        {!reviewed && (
          <Rail aria-label={t('Preview and price')}>
            <JobPreview control={form.control} />
            {price(false)}
            <JobFormActions>
              <Button onClick={onCancel} disabled={paused}>
                {t('Cancel')}
              </Button>
              <Button variant="primary" type="submit" form="job-form" disabled={paused}>
                {nextLabel}
              </Button>
            </JobFormActions>
          </Rail>
        )}
      </Columns>
    </Box>
  );
};
