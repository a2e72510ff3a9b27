import { seekerPart } from '@plumbline/shared/contracts/profile-shape';
import { useTranslation } from 'react-i18next';
import { YesNoField } from '../../../components/fields/check-field.tsx';
import type { FormProps } from '../form-props.ts';
import { useSaveSeeker } from '../own-profile.ts';
import { SectionForm } from '../section-form.tsx';
import { useSectionForm } from '../use-section-form.ts';

const schema = seekerPart
  .pick({ validDriversLicense: true, validCdlLicense: true, reliableTransportation: true })
  .partial();

/** [PRO-09] */
export const TransportationForm = ({ profile, onClose }: FormProps) => {
  const { t } = useTranslation();
  const save = useSaveSeeker(profile);
  const { validDriversLicense, validCdlLicense, reliableTransportation } = profile.jobSeeker ?? {};
  const { control, handleSubmit } = useSectionForm({
    profileId: profile.id,
    section: 'transportation',
    schema,
    values: { validDriversLicense, validCdlLicense, reliableTransportation },
  });
  const submit = handleSubmit((jobSeeker) => save.mutate({ jobSeeker }, { onSuccess: onClose }));
  return (
    <SectionForm title={t('Transportation')} onSubmit={submit} onCancel={onClose} save={save}>
      <YesNoField control={control} name="validDriversLicense" label={t("Valid Driver's License")} />
      <YesNoField control={control} name="validCdlLicense" label={t('Valid CDL License')} />
      <YesNoField control={control} name="reliableTransportation" label={t('Reliable Transportation')} />
    </SectionForm>
  );
};
