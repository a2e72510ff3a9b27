import { zodResolver } from '@hookform/resolvers/zod';
import type { ProfileView } from '@plumbline/shared/contracts/profile-shape';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PhoneField } from '../../components/fields/special-fields.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { ZipPlaceField } from '../../components/fields/zip-place-field.tsx';
import { showFieldErrors } from '../../lib/show-field-errors.ts';
import { seekerGeneralSchema } from './general-schemas.ts';
import { useSaveSeeker } from './own-profile.ts';
import { FieldPair, SectionForm } from './section-form.tsx';

type SeekerGeneralFormProps = { profile: ProfileView; onClose: () => void };

export const SeekerGeneralForm = ({ profile, onClose }: SeekerGeneralFormProps) => {
  const { t } = useTranslation();
  const save = useSaveSeeker(profile);
  const { name, lastName = '', email = '', phoneNumber = '', address = '', address2 = '', zip = '' } = profile;
  const values = { name, lastName, email, phoneNumber, address, address2, zip };
  const { control, handleSubmit, setError } = useForm({
    resolver: zodResolver(seekerGeneralSchema),
    defaultValues: values,
  });
  const submit = handleSubmit((changes) =>
    save.mutate(changes, {
      onSuccess: onClose,
      onError: (error) => showFieldErrors(error, Object.keys(values), setError),
    }),
  );
  return (
    <SectionForm title={t('General Information')} onSubmit={submit} onCancel={onClose} saving={save.isPending}>
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
