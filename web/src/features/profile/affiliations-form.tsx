import { zodResolver } from '@hookform/resolvers/zod';
import { companyPart, type ProfileView } from '@plumbline/shared/contracts/profile-shape';
import { designations } from '@plumbline/shared/options/company';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckGroupField } from '../../components/fields/check-group-field.tsx';
import { MultiSelectField } from '../../components/fields/multi-select-field.tsx';
import { useSaveCompany } from './own-profile.ts';
import { SectionForm } from './section-form.tsx';

type SectionFormProps = { profile: ProfileView; onClose: () => void };

const affiliationsSchema = companyPart.pick({ affiliations: true });

export const AffiliationsForm = ({ profile, onClose }: SectionFormProps) => {
  const { t } = useTranslation();
  const save = useSaveCompany(profile);
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(affiliationsSchema),
    defaultValues: { affiliations: profile.provider?.affiliations ?? [] },
  });
  const submit = handleSubmit((provider) => save.mutate({ provider }, { onSuccess: onClose }));
  return (
    <SectionForm
      title={t('Industry Organizations & Affiliations')}
      onSubmit={submit}
      onCancel={onClose}
      saving={save.isPending}
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

export const DesignationsForm = ({ profile, onClose }: SectionFormProps) => {
  const { t } = useTranslation();
  const save = useSaveCompany(profile);
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(designationsSchema),
    defaultValues: { qualifiedDesignations: profile.provider?.qualifiedDesignations ?? [] },
  });
  const submit = handleSubmit((provider) => save.mutate({ provider }, { onSuccess: onClose }));
  return (
    <SectionForm
      title={t('Diverse Business Designations')}
      onSubmit={submit}
      onCancel={onClose}
      saving={save.isPending}
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
