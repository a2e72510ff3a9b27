import { Box } from '@chakra-ui/react';
import { positionTypesByDemand } from '@plumbline/shared/options/jobs/position-types';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
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
import { candidateSchema, emptyCandidate } from './candidate-schema.ts';
import { FormActions } from './form-actions.tsx';
import { keepDraft, readDraft } from './profile-draft.ts';
import { useCompleteCandidate } from './use-complete-profile.ts';

/** A job seeker's first profile, on one page [ACC-29, ACC-31]. */
export const CandidateForm = () => {
  const { t } = useTranslation();
  const complete = useCompleteCandidate();
  const { control, handleSubmit, setError, subscribe } = useSchemaForm({
    schema: candidateSchema,
    defaultValues: readDraft('candidate', emptyCandidate).values,
  });
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft('candidate', 0, values) }),
    [subscribe],
  );
  const submit = handleSubmit((body) =>
    complete.mutate(body, { onError: (error) => showFieldErrors(error, Object.keys(emptyCandidate), setError) }),
  );
  return (
    <FormStack noValidate onSubmit={submit}>
      <h2>{t('General Information')}</h2>
      <FieldRow>
        <TextField control={control} name="firstName" label={t('First name')} autoComplete="given-name" required />
        <TextField control={control} name="lastName" label={t('Last name')} autoComplete="family-name" />
      </FieldRow>
      <FieldRow>
        <PhoneField control={control} name="phoneNumber" label={t('Phone Number')} required />
        <ZipPlaceField control={control} name="zip" label={t('Zip Code')} required />
      </FieldRow>
      <Box as="h2" marginTop="4">
        {t('Your work')}
      </Box>
      <CheckGroupField
        control={control}
        name="desiredPosition"
        label={t('Looking For')}
        options={positionTypesByDemand}
      />
      <TradeField
        control={control}
        name="tradeCategories"
        label={t('Trades')}
        placeholder={t('Type to find a trade')}
        help={t('Choose from the list, or type your own and press Enter.')}
        required
      />
      <YesNoField
        control={control}
        name="priorSkilledTradeFormalTraining"
        label={t('Have you had formal training in a skilled trade?')}
      />
      {complete.error && <Notice tone="danger">{errorText(t, complete.error, msg('Something went wrong'))}</Notice>}
      <FormActions>
        <Button type="submit" variant="primary" disabled={complete.isPending}>
          {complete.isPending ? t('Sending...') : t('Save and continue')}
        </Button>
      </FormActions>
    </FormStack>
  );
};
