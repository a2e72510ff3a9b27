import { zodResolver } from '@hookform/resolvers/zod';
import type { ProfileView } from '@plumbline/shared/contracts/profile-shape';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PhoneField } from '../../components/fields/special-fields.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { ZipPlaceField } from '../../components/fields/zip-place-field.tsx';
import { showFieldErrors } from '../../lib/show-field-errors.ts';
import { companyGeneralSchema } from './general-schemas.ts';
import { useSaveCompany } from './own-profile.ts';
import { FieldPair, SectionForm } from './section-form.tsx';

type CompanyGeneralFormProps = { profile: ProfileView; onClose: () => void };

const valuesOf = (profile: ProfileView) => ({
  name: profile.name,
  principleContact: profile.provider?.principleContact ?? { firstName: '', lastName: '' },
  email: profile.email ?? '',
  phoneNumber: profile.phoneNumber ?? '',
  address: profile.address ?? '',
  address2: profile.address2 ?? '',
  zip: profile.zip ?? '',
  website: profile.website ?? '',
  taxId: profile.provider?.taxId ?? '',
});

export const CompanyGeneralForm = ({ profile, onClose }: CompanyGeneralFormProps) => {
  const { t } = useTranslation();
  const save = useSaveCompany(profile);
  const values = valuesOf(profile);
  const { control, handleSubmit, setError } = useForm({
    resolver: zodResolver(companyGeneralSchema),
    defaultValues: values,
  });
  const submit = handleSubmit(({ principleContact, taxId, ...shared }) =>
    save.mutate(
      { ...shared, provider: { principleContact, taxId } },
      { onSuccess: onClose, onError: (error) => showFieldErrors(error, Object.keys(values), setError) },
    ),
  );
  return (
    <SectionForm title={t('General Information')} onSubmit={submit} onCancel={onClose} saving={save.isPending}>
      <TextField control={control} name="name" label={t('Name')} autoComplete="organization" required />
      <FieldPair>
        <TextField
          control={control}
          name="principleContact.firstName"
          label={t('Principal contact, first name')}
          required
        />
        <TextField control={control} name="principleContact.lastName" label={t('Principal contact, last name')} />
        <TextField control={control} name="email" label={t('Email')} type="email" autoComplete="email" required />
        <PhoneField control={control} name="phoneNumber" label={t('Phone Number')} required />
      </FieldPair>
      <TextField control={control} name="address" label={t('Address')} autoComplete="address-line1" required />
      <TextField control={control} name="address2" label={t('Address 2')} autoComplete="address-line2" />
      <FieldPair>
        <ZipPlaceField control={control} name="zip" label={t('Zip Code')} required />
        <TextField control={control} name="taxId" label={t('Tax ID')} />
      </FieldPair>
      <TextField control={control} name="website" label={t('Website')} autoComplete="url" inputMode="url" />
    </SectionForm>
  );
};
