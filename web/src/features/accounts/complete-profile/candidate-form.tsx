import { Box } from '@chakra-ui/react';
import { positionTypesByDemand } from '@plumbline/shared/options/jobs/position-types';
import { MAX_TRADE_LENGTH } from '@plumbline/shared/options/limits';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ScreeningQuestions, useScreening } from '../../../components/job/applying/screening-questions.tsx';
import { useMilesText } from '../../../components/job/use-miles-text.ts';
import { ZipPlaceField } from '../../../components/profile/zip-place-field.tsx';
import { TradeField } from '../../../components/trades/trade-field.tsx';
import { errorText } from '../../../lib/api/error-text.ts';
import { showFieldErrors } from '../../../lib/forms/show-field-errors.ts';
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts';
import { msg } from '../../../lib/msg.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { YesNoField } from '../../../ui/fields/check-field.tsx';
import { CheckGroupField } from '../../../ui/fields/check-group-field.tsx';
import { FieldRow } from '../../../ui/fields/field-row.ts';
import { PhoneField } from '../../../ui/fields/special-fields.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormStack } from '../../../ui/layout/form-stack.ts';
import { Notice } from '../../../ui/text/notice.tsx';
import { NO_THREAD, type Thread } from '../thread/use-thread.ts';
import { type CandidateValues, candidateSchema, emptyCandidate } from './candidate-schema.ts';
import { FormActions } from './form-actions.tsx';
import { keepDraft, readDraft } from './profile-draft.ts';
import { useCompleteCandidate } from './use-complete-profile.ts';

/** The first trade of a job that a profile takes; a job's trades can be longer. */
const tradeOf = (job: Thread['job']) => job?.tradeCategories.find(({ length }) => length <= MAX_TRADE_LENGTH);

/** Returns the draft. If it has no ZIP Code or trade, it gets those of the search or of the job. */
const filledIn = (draft: CandidateValues, { zip, trade, job }: Thread): CandidateValues => ({
  ...draft,
  zip: draft.zip || (zip ?? ''),
  tradeCategories: draft.tradeCategories.length
    ? draft.tradeCategories
    : [trade ?? tradeOf(job)].filter((each) => each !== undefined),
});

/** Says that the ZIP Code comes from the search, and how far the job is from it, while it is still that ZIP Code. */
const ZipSource = ({ job }: Pick<Thread, 'job'>) => {
  const { t } = useTranslation();
  const milesText = useMilesText();
  return (
    <>
      {t('From your search.')}
      {job?.miles !== undefined && (
        <Box as="b" className="num" color="brass" fontWeight="semibold" marginStart="1.5">
          {t('{{miles}} to this job', { miles: milesText(job.miles) })}
        </Box>
      )}
    </>
  );
};

/** A job seeker's first profile. For an applicant it is short, and sends the application [ACC-29, ACC-31]. */
export const CandidateForm = ({ thread = NO_THREAD }: { thread?: Thread }) => {
  const { t } = useTranslation();
  const { job, trade } = thread;
  const complete = useCompleteCandidate(thread);
  const { control, handleSubmit, setError, subscribe } = useSchemaForm({
    schema: candidateSchema,
    defaultValues: filledIn(readDraft('candidate', emptyCandidate).values, thread),
  });
  const [zip, trades] = useWatch({ control, name: ['zip', 'tradeCategories'] });
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft('candidate', 0, values) }),
    [subscribe],
  );
  const { complete: completeAnswers, ...screening } = useScreening(job?.questions ?? []);
  const submit = handleSubmit((body) => {
    const answers = completeAnswers();
    if (!answers) return;
    complete.mutate(
      { ...body, answers },
      { onError: (error) => showFieldErrors(error, Object.keys(emptyCandidate), setError) },
    );
  });
  const [known] = trades ?? [];
  const tradeSource =
    known === undefined || (trades?.length ?? 0) > 1
      ? undefined
      : known === tradeOf(job)
        ? t('From this job.')
        : known === trade
          ? t('From your search.')
          : undefined;
  const pick = t('Pick from the list, or type your own.');
  return (
    <FormStack noValidate onSubmit={submit}>
      {!job && <h2>{t('General Information')}</h2>}
      <FieldRow>
        <TextField control={control} name="firstName" label={t('First name')} autoComplete="given-name" required />
        <TextField control={control} name="lastName" label={t('Last name')} autoComplete="family-name" />
      </FieldRow>
      <FieldRow>
        <PhoneField control={control} name="phoneNumber" label={t('Phone Number')} required />
        <ZipPlaceField
          control={control}
          name="zip"
          label={t('Zip Code')}
          required
          source={thread.zip !== undefined && zip === thread.zip ? <ZipSource job={job} /> : undefined}
        />
      </FieldRow>
      {!job && (
        <>
          <Box as="h2" marginTop="4">
            {t('Your work')}
          </Box>
          <CheckGroupField
            control={control}
            name="desiredPosition"
            label={t('Type of work you want')}
            options={positionTypesByDemand}
          />
        </>
      )}
      <TradeField
        control={control}
        name="tradeCategories"
        label={t('Trades')}
        placeholder={t('Type to find a trade')}
        help={tradeSource ? `${tradeSource} ${pick}` : pick}
        required
      />
      {!job && (
        <YesNoField
          control={control}
          name="priorSkilledTradeFormalTraining"
          label={t('Have you had trade school or an apprenticeship?')}
        />
      )}
      {screening.questions.length > 0 && (
        <Box as="section" display="grid" gap="4" aria-labelledby="screening">
          <h2 id="screening">{t('{{count}} quick questions', { count: screening.questions.length })}</h2>
          <ScreeningQuestions {...screening} />
        </Box>
      )}
      {complete.error && <Notice tone="danger">{errorText(t, complete.error, msg('Something went wrong'))}</Notice>}
      <FormActions>
        <Button type="submit" variant="primary" disabled={complete.isPending}>
          {complete.isPending ? t('Sending...') : job ? t('Save and apply') : t('Save and continue')}
        </Button>
      </FormActions>
    </FormStack>
  );
};
