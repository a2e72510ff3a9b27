import { seekerPart } from '@plumbline/shared/contracts/profiles/profile-shape';
import { positionTypesByDemand } from '@plumbline/shared/options/jobs/position-types';
import { useTranslation } from 'react-i18next';
import { CheckGroupField } from '../../../ui/fields/check-group-field.tsx';
import { useSaveSeeker } from '../own/save-profile.ts';
import type { FormProps } from '../section/form-props.ts';
import { SectionForm } from '../section/section-form.tsx';
import { useSectionForm } from '../section/use-section-form.ts';

const schema = seekerPart.pick({ positionSeeking: true });

export const LookingForForm = ({ profile, onClose }: FormProps) => {
  const { t } = useTranslation();
  const save = useSaveSeeker(profile);
  const { control, handleSubmit, removeWords } = useSectionForm({
    profileId: profile.id,
    section: 'lookingFor',
    schema,
    values: { positionSeeking: profile.jobSeeker?.positionSeeking ?? [] },
  });
  const submit = handleSubmit((jobSeeker) => save.mutate({ jobSeeker }, { onSuccess: onClose }));
  return (
    <SectionForm
      title={t('Looking For')}
      level={3}
      onSubmit={submit}
      onCancel={onClose}
      save={save}
      removeWords={removeWords}
    >
      <CheckGroupField
        control={control}
        name="positionSeeking"
        label={t('Type of Position')}
        options={positionTypesByDemand}
        help={t('Leave blank to see all types.')}
      />
    </SectionForm>
  );
};
