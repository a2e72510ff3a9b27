import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { phoneText } from '@plumbline/shared/domain/contact-details/phone';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { ZipPlaceField } from '../../../components/profile/zip-place-field.tsx';
import { showFieldErrors } from '../../../lib/forms/show-field-errors.ts';
import { FieldRow } from '../../../ui/fields/field-row.ts';
import { PhoneField } from '../../../ui/fields/special-fields.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useSaveCompany } from '../own/save-profile.ts';
import type { FormProps } from '../section/form-props.ts';
import { companyGeneralSchema, schoolGeneralSchema } from '../section/general-schemas.ts';
import { SectionForm } from '../section/section-form.tsx';
import { useSectionForm } from '../section/use-section-form.ts';

const valuesOf = (profile: ProfileView) => ({
  name: profile.name,
  principleContact: profile.provider?.principleContact ?? { firstName: '', lastName: '' },
  email: profile.email ?? '',
  phoneNumber: phoneText(profile.phoneNumber ?? '', profile.phoneExtension),
  address: profile.address ?? '',
  address2: profile.address2 ?? '',
  zip: profile.zip ?? '',
  website: profile.website ?? '',
  taxId: profile.provider?.taxId ?? '',
});

/** General Information of a company; a school has neither a principal contact nor a tax id [PRO-14]. */
export const GeneralForm = ({ profile, onClose }: FormProps) => {
  const { t } = useTranslation();
  const save = useSaveCompany(profile);
  const values = valuesOf(profile);
  const isSchool = profile.kind === 'educational';
  const { control, handleSubmit, setError, removeWords } = useSectionForm({
    profileId: profile.id,
    section: 'general',
    schema: isSchool ? schoolGeneralSchema : companyGeneralSchema,
    values,
  });
  const submit = handleSubmit((given) => {
    const { principleContact, taxId, ...shared } = given as z.output<typeof companyGeneralSchema>;
    const changes = isSchool ? shared : { ...shared, provider: { principleContact, taxId } };
    save.mutate(changes, {
      onSuccess: onClose,
      onError: (error) => showFieldErrors(error, Object.keys(values), setError),
    });
  });
  return (
    <SectionForm
      title={t('General Information')}
      onSubmit={submit}
      onCancel={onClose}
      save={save}
      removeWords={removeWords}
    >
      <TextField control={control} name="name" label={t('Name')} autoComplete="organization" required />
      <FieldRow>
        {!isSchool && (
          <>
            <TextField
              control={control}
              name="principleContact.firstName"
              label={t('Principal contact, first name')}
              required
            />
            <TextField control={control} name="principleContact.lastName" label={t('Principal contact, last name')} />
          </>
        )}
        <TextField control={control} name="email" label={t('Email')} type="email" autoComplete="email" required />
        <PhoneField control={control} name="phoneNumber" label={t('Phone Number')} required />
      </FieldRow>
      <TextField control={control} name="address" label={t('Address')} autoComplete="address-line1" required />
      <TextField control={control} name="address2" label={t('Address 2')} autoComplete="address-line2" />
      <FieldRow>
        <ZipPlaceField control={control} name="zip" label={t('Zip Code')} required onMap />
        {!isSchool && <TextField control={control} name="taxId" label={t('Tax ID')} />}
      </FieldRow>
      <TextField control={control} name="website" label={t('Website')} autoComplete="url" inputMode="url" />
    </SectionForm>
  );
};
