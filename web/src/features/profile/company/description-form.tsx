import { html } from '@plumbline/shared/contracts/fields';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { RichTextField } from '../../../ui/fields/rich-text/rich-text-field.tsx';
import { useSaveCompany } from '../own/save-profile.ts';
import type { FormProps } from '../section/form-props.ts';
import { SectionForm } from '../section/section-form.tsx';
import { useSectionForm } from '../section/use-section-form.ts';

const schema = z.object({ description: html });

export const DescriptionForm = ({ profile, onClose }: FormProps) => {
  const { t } = useTranslation();
  const save = useSaveCompany(profile);
  const { control, handleSubmit, removeWords } = useSectionForm({
    profileId: profile.id,
    section: 'description',
    schema,
    values: { description: profile.description ?? '' },
  });
  const submit = handleSubmit((changes) => save.mutate(changes, { onSuccess: onClose }));
  return (
    <SectionForm
      title={t('Business Information')}
      onSubmit={submit}
      onCancel={onClose}
      save={save}
      removeWords={removeWords}
    >
      <RichTextField
        control={control}
        name="description"
        label={t('Description')}
        help={t('What you build, how you work, and what it is like to work with you.')}
      />
    </SectionForm>
  );
};
