import { companyPart } from '@plumbline/shared/contracts/profiles/profile-shape';
import { designations } from '@plumbline/shared/options/companies/company';
import { useTranslation } from 'react-i18next';
import { CheckGroupField } from '../../../ui/fields/check-group-field.tsx';
import { MultiSelectField } from '../../../ui/fields/multi-select-field.tsx';
import { useSaveCompany } from '../own/save-profile.ts';
import type { FormProps } from '../section/form-props.ts';
import { SectionForm } from '../section/section-form.tsx';
import { useSectionForm } from '../section/use-section-form.ts';

const affiliationsSchema = companyPart.pick({ affiliations: true });

export const AffiliationsForm = ({ profile, onClose }: FormProps) => {
  const { t } = useTranslation();
  const save = useSaveCompany(profile);
  const { control, handleSubmit, removeWords } = useSectionForm({
    profileId: profile.id,
    section: 'affiliations',
    schema: affiliationsSchema,
    values: { affiliations: profile.provider?.affiliations ?? [] },
  });
  const submit = handleSubmit((provider) => save.mutate({ provider }, { onSuccess: onClose }));
  return (
    <SectionForm
      title={t('Industry Organizations & Affiliations')}
      onSubmit={submit}
      onCancel={onClose}
      save={save}
      removeWords={removeWords}
    >
      <MultiSelectField
        control={control}
        name="affiliations"
        label={t('Organizations')}
        options={[]}
        help={t('Type a name and press Enter.')}
        tagging
      />
    </SectionForm>
  );
};

const designationsSchema = companyPart.pick({ qualifiedDesignations: true });

export const DesignationsForm = ({ profile, onClose }: FormProps) => {
  const { t } = useTranslation();
  const save = useSaveCompany(profile);
  const { control, handleSubmit, removeWords } = useSectionForm({
    profileId: profile.id,
    section: 'designations',
    schema: designationsSchema,
    values: { qualifiedDesignations: profile.provider?.qualifiedDesignations ?? [] },
  });
  const submit = handleSubmit((provider) => save.mutate({ provider }, { onSuccess: onClose }));
  return (
    <SectionForm
      title={t('Diverse Business Designations')}
      onSubmit={submit}
      onCancel={onClose}
      save={save}
      removeWords={removeWords}
    >
      <CheckGroupField
        control={control}
        name="qualifiedDesignations"
        label={t('Designations')}
        options={designations}
      />
    </SectionForm>
  );
};
