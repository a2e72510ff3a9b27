import { Box } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BlockedWordsNotice } from '../../../components/blocked-words/blocked-words-notice.tsx';
import { removeWords } from '../../../components/blocked-words/remove-words.ts';
import { ApiError, codeOf } from '../../../lib/api/api-error.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { showFieldErrors } from '../../../lib/forms/show-field-errors.ts';
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts';
import { msg } from '../../../lib/msg.ts';
import { useWizardStep } from '../../../lib/page/use-wizard-step.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stepper } from '../../../ui/controls/stepper.tsx';
import { FormStack } from '../../../ui/layout/form-stack.ts';
import { Notice } from '../../../ui/text/notice.tsx';
import { companySchema, companySteps, emptyCompany, stepOfField } from './company-schema.ts';
import { companyStepFields } from './company-step-fields.tsx';
import { FormActions } from './form-actions.tsx';
import { keepDraft, readDraft } from './profile-draft.ts';
import type { ProfileType } from './profile-types.ts';
import { useCompleteCompany } from './use-complete-profile.ts';

const LAST = companySteps.length - 1;

type CompanyFormProps = { type: Exclude<ProfileType, 'candidate'> };

/** A company's first profile in three steps; step and draft survive a reload [ACC-29, ACC-30]. */
export const CompanyForm = ({ type }: CompanyFormProps) => {
  const { t } = useTranslation();
  const complete = useCompleteCompany();
  const [kept] = useState(() => readDraft(type, emptyCompany));
  const { step, goTo: turnTo } = useWizardStep(Math.min(kept.step, LAST));
  const form = useSchemaForm({ schema: companySchema, defaultValues: kept.values });
  const { control, handleSubmit, setError, subscribe, trigger, getValues } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(type, step, values) }),
    [subscribe, type, step],
  );
  const goTo = (next: number) => {
    turnTo(next);
    keepDraft(type, next, getValues());
  };
  const showFailure = (error: unknown) => {
    const at = stepOfField(error instanceof ApiError ? error.errors[0]?.path : undefined);
    if (at !== undefined) goTo(at);
    showFieldErrors(error, Object.keys(emptyCompany), setError);
  };
  const save = handleSubmit((body) => complete.mutate({ ...body, type }, { onError: showFailure }));
  const goOn = async () => {
    if (await trigger([...(companySteps[step]?.fields ?? [])], { shouldFocus: true })) goTo(step + 1);
  };
  const Fields = companyStepFields[step] ?? companyStepFields[0];

  return (
    <FormStack
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void (step < LAST ? goOn() : save());
      }}
    >
      <Box marginBottom="2">
        <Stepper steps={companySteps.map(({ name }) => t(name))} current={step} />
      </Box>
      <Fields key={step} control={control} isSchool={type === 'educational'} />
      <BlockedWordsNotice
        error={complete.error}
        onRemove={(words) => {
          removeWords(form, words);
          complete.reset();
        }}
      />
      {complete.error && codeOf(complete.error) !== 'words_not_allowed' && (
        <Notice tone="danger">{errorText(t, complete.error, msg('Something went wrong'))}</Notice>
      )}
      <FormActions>
        {step > 0 && <Button onClick={() => goTo(step - 1)}>{t('Back')}</Button>}
        <Button type="submit" variant="primary" disabled={complete.isPending}>
          {step < LAST ? t('Next') : complete.isPending ? t('Sending...') : t('Save and continue')}
        </Button>
      </FormActions>
    </FormStack>
  );
};
