import { industries, workRadii } from '@plumbline/shared/options/companies/company';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ZipPlaceField } from '../../../components/profile/zip-place-field.tsx';
import { TradeField } from '../../../components/trades/trade-field.tsx';
import type { FormControl } from '../../../lib/forms/schema-resolver.ts';
import { CheckboxField, YesNoField } from '../../../ui/fields/check-field.tsx';
import { CheckGroupField } from '../../../ui/fields/check-group-field.tsx';
import { FieldRow } from '../../../ui/fields/field-row.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { PhoneField } from '../../../ui/fields/special-fields.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { CompanyValues } from './company-schema.ts';

type StepProps = { control: FormControl<CompanyValues>; isSchool: boolean };

const CompanyStep = ({ control, isSchool }: StepProps) => {
  const { t } = useTranslation();
  return (
    <>
      <TextField
        control={control}
        name="contactName"
        label={t('Your name')}
        autoComplete="name"
        help={t('First and last name. Your company sees it, and the people you deal with.')}
        required
      />
      <TextField
        control={control}
        name="name"
        label={isSchool ? t('School name') : t('Company name')}
        autoComplete="organization"
        required
      />
      <PhoneField control={control} name="phoneNumber" label={t('Phone Number')} required />
      <CheckboxField control={control} name="isFranchise" label={t('We are a franchise')} />
    </>
  );
};

const LocationStep = ({ control }: StepProps) => {
  const { t } = useTranslation();
  return (
    <>
      <TextField control={control} name="address" label={t('Address')} autoComplete="address-line1" />
      <TextField control={control} name="address2" label={t('Address 2')} autoComplete="address-line2" />
      <FieldRow>
        <ZipPlaceField control={control} name="zip" label={t('Zip Code')} required onMap />
        <SelectField
          control={control}
          name="workRadius"
          label={t('Work radius')}
          options={workRadii}
          placeholder={t('Choose')}
        />
      </FieldRow>
      <CheckGroupField
        control={control}
        name="industryOfWorkPerformed"
        label={t('Industry of work performed')}
        options={industries}
      />
    </>
  );
};

/** The fields about trades. Schools aren't asked whether they perform work themselves. */
const TradesStep = ({ control, isSchool }: StepProps) => {
  const { t } = useTranslation();
  const performs = useWatch({ control, name: 'selfPerformWork' });
  return (
    <>
      {!isSchool && <YesNoField control={control} name="selfPerformWork" label={t('Do you self-perform?')} />}
      {performs !== false && (
        <TradeField
          control={control}
          name="selfPerformWorkCategories"
          label={isSchool ? t('Trades you train') : t('Trades you perform')}
          placeholder={t('Type to find a trade')}
          help={t('Pick from the list, or type your own.')}
          required={performs}
        />
      )}
    </>
  );
};

/** The fields of each step, in the order of `companySteps`. */
export const companyStepFields = [CompanyStep, LocationStep, TradesStep] as const;
