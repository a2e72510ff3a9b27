import { zodResolver } from '@hookform/resolvers/zod';
import { html } from '@plumbline/shared/contracts/fields';
import type { ProfileView } from '@plumbline/shared/contracts/profile-shape';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { RichTextField } from '../../components/fields/rich-text-field.tsx';
import { useSaveCompany } from './own-profile.ts';
import { SectionForm } from './section-form.tsx';

const schema = z.object({ description: html });

type DescriptionFormProps = { profile: ProfileView; onClose: () => void };

export const DescriptionForm = ({ profile, onClose }: DescriptionFormProps) => {
  const { t } = useTranslation();
  const save = useSaveCompany(profile);
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { description: profile.description ?? '' },
  });
  const submit = handleSubmit((changes) => save.mutate(changes, { onSuccess: onClose }));
  return (
    <SectionForm title={t('Business Information')} onSubmit={submit} onCancel={onClose} saving={save.isPending}>
      <RichTextField
        control={control}
        name="description"
        label={t('Description')}
        help={t('What you build, how you work, and what it is like to work with you.')}
      />
    </SectionForm>
  );
};
