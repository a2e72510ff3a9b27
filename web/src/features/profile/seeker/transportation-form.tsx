import { seekerPart } from '@plumbline/shared/contracts/profiles/profile-shape';
import { cdlClasses } from '@plumbline/shared/options/background/credentials';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { clearableChoice } from '../../../lib/forms/form-choice.ts';
import { YesNoField } from '../../../ui/fields/check-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { useSaveSeeker } from '../own/save-profile.ts';
import type { FormProps } from '../section/form-props.ts';
import { SectionForm } from '../section/section-form.tsx';
import { useSectionForm } from '../section/use-section-form.ts';

const { shape } = seekerPart;
const schema = z.object({
  validDriversLicense: shape.validDriversLicense.optional(),
  validCdlLicense: shape.validCdlLicense.optional(),
  cdlClass: clearableChoice(shape.cdlClass),
  reliableTransportation: shape.reliableTransportation.optional(),
});

/** Transportation of a job seeker. Only a CDL has a class [PRO-09, CON-05]. */
export const TransportationForm = ({ profile, onClose }: FormProps) => {
  const { t } = useTranslation();
  const save = useSaveSeeker(profile);
  const { validDriversLicense, validCdlLicense, cdlClass = '', reliableTransportation } = profile.jobSeeker ?? {};
  const { control, handleSubmit, removeWords } = useSectionForm({
    profileId: profile.id,
    section: 'transportation',
    schema,
    values: { validDriversLicense, validCdlLicense, cdlClass, reliableTransportation },
  });
  const hasCdl = useWatch({ control, name: 'validCdlLicense' });
  const submit = handleSubmit((jobSeeker) => save.mutate({ jobSeeker }, { onSuccess: onClose }));
  return (
    <SectionForm title={t('Transportation')} onSubmit={submit} onCancel={onClose} save={save} removeWords={removeWords}>
      <YesNoField control={control} name="validDriversLicense" label={t("Valid Driver's License")} />
      <YesNoField control={control} name="validCdlLicense" label={t('Valid CDL License')} />
      {hasCdl && (
        <SelectField
          control={control}
          name="cdlClass"
          label={t('CDL Class')}
          options={cdlClasses}
          placeholder={t('Not specified')}
        />
      )}
      <YesNoField control={control} name="reliableTransportation" label={t('Reliable Transportation')} />
    </SectionForm>
  );
};
