import { zodResolver } from '@hookform/resolvers/zod';
import { type ProfileView, seekerPart } from '@plumbline/shared/contracts/profile-shape';
import { positionTypes } from '@plumbline/shared/options/position-types';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckGroupField } from '../../components/fields/check-group-field.tsx';
import { useSaveSeeker } from './own-profile.ts';
import { SectionForm } from './section-form.tsx';

const schema = seekerPart.pick({ positionSeeking: true });

type LookingForFormProps = { profile: ProfileView; onClose: () => void };

export const LookingForForm = ({ profile, onClose }: LookingForFormProps) => {
  const { t } = useTranslation();
  const save = useSaveSeeker(profile);
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { positionSeeking: profile.jobSeeker?.positionSeeking ?? [] },
  });
  const submit = handleSubmit((jobSeeker) => save.mutate({ jobSeeker }, { onSuccess: onClose }));
  return (
    <SectionForm title={t('Looking For')} onSubmit={submit} onCancel={onClose} saving={save.isPending}>
      <CheckGroupField
        control={control}
        name="positionSeeking"
        label={t('Type of Position')}
        options={positionTypes}
        help={t('Choose none to hear of every kind.')}
      />
    </SectionForm>
  );
};
