import { phoneText } from '@plumbline/shared/domain/contact-details/phone';
import { useTranslation } from 'react-i18next';
import { ZipPlaceField } from '../../../components/profile/zip-place-field.tsx';
import { showFieldErrors } from '../../../lib/forms/show-field-errors.ts';
import { FieldRow } from '../../../ui/fields/field-row.ts';
import { PhoneField } from '../../../ui/fields/special-fields.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useSaveSeeker } from '../own/save-profile.ts';
import type { FormProps } from '../section/form-props.ts';
import { seekerGeneralSchema } from '../section/general-schemas.ts';
import { SectionForm } from '../section/section-form.tsx';
import { useSectionForm } from '../section/use-section-form.ts';

/** General Information of a job seeker [PRO-05, PRO-27 to PRO-32]. */
export const GeneralForm = ({ profile, onClose }: FormProps) => {
  const { t } = useTranslation();
  const save = useSaveSeeker(profile);
  const { name, lastName = '', email = '', phoneNumber = '', address = '', address2 = '', zip = '' } = profile;
  const phone = phoneText(phoneNumber, profile.phoneExtension);
  const values = { name, lastName, email, phoneNumber: phone, address, address2, zip };
  const { control, handleSubmit, setError, removeWords } = useSectionForm({
    profileId: profile.id,
    section: 'general',
    schema: seekerGeneralSchema,
    values,
  });
  const submit = handleSubmit((changes) =>
    save.mutate(changes, {
      onSuccess: onClose,
      onError: (error) => showFieldErrors(error, Object.keys(values), setError),
    }),
  );
  return (
    <SectionForm
      title={t('General Information')}
      onSubmit={submit}
      onCancel={onClose}
      save={save}
      removeWords={removeWords}
    >
      <FieldRow>
        <TextField control={control} name="name" label={t('First name')} autoComplete="given-name" required />
        <TextField control={control} name="lastName" label={t('Last name')} autoComplete="family-name" />
      </FieldRow>
      <FieldRow>
        <TextField control={control} name="email" label={t('Email')} type="email" autoComplete="email" required />
        <PhoneField control={control} name="phoneNumber" label={t('Phone Number')} required />
      </FieldRow>
      <TextField control={control} name="address" label={t('Address')} autoComplete="address-line1" />
      <TextField control={control} name="address2" label={t('Address 2')} autoComplete="address-line2" />
      <FieldRow>
        <ZipPlaceField control={control} name="zip" label={t('Zip Code')} required />
      </FieldRow>
    </SectionForm>
  );
};
