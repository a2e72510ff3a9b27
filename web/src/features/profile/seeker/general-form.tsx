import { useTranslation } from 'react-i18next';
import { PhoneField } from '../../../components/fields/special-fields.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { ZipPlaceField } from '../../../components/fields/zip-place-field.tsx';
import { showFieldErrors } from '../../../lib/show-field-errors.ts';
import type { FormProps } from '../form-props.ts';
import { seekerGeneralSchema } from '../general-schemas.ts';
import { useSaveSeeker } from '../own-profile.ts';
import { FieldPair, SectionForm } from '../section-form.tsx';
import { useSectionForm } from '../use-section-form.ts';

/** General Information of a job seeker [PRO-05, PRO-27..PRO-32]. */
export const GeneralForm = ({ profile, onClose }: FormProps) => {
  const { t } = useTranslation();
  const save = useSaveSeeker(profile);
  const { name, lastName = '', email = '', phoneNumber = '', address = '', address2 = '', zip = '' } = profile;
  const values = { name, lastName, email, phoneNumber, address, address2, zip };
  const { control, handleSubmit, setError } = useSectionForm({
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
    <SectionForm title={t('General Information')} onSubmit={submit} onCancel={onClose} save={save}>
      <FieldPair>
        <TextField control={control} name="name" label={t('First name')} autoComplete="given-name" required />
        <TextField control={control} name="lastName" label={t('Last name')} autoComplete="family-name" />
      </FieldPair>
      <FieldPair>
        <TextField control={control} name="email" label={t('Email')} type="email" autoComplete="email" required />
        <PhoneField control={control} name="phoneNumber" label={t('Phone Number')} required />
      </FieldPair>
      <TextField control={control} name="address" label={t('Address')} autoComplete="address-line1" />
      <TextField control={control} name="address2" label={t('Address 2')} autoComplete="address-line2" />
      <FieldPair>
        <ZipPlaceField control={control} name="zip" label={t('Zip Code')} required />
      </FieldPair>
    </SectionForm>
  );
};
