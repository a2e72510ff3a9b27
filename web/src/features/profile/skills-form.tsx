import { Box } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { type ProfileView, seekerPart } from '@plumbline/shared/contracts/profile-shape';
import { tradeCategoryNames } from '@plumbline/shared/options/trade-categories';
import { useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MultiSelectField } from '../../components/fields/multi-select-field.tsx';
import { msg } from '../../lib/msg.ts';
import { AddSkillDialog } from './add-skill-dialog.tsx';
import { useSaveSeeker } from './own-profile.ts';
import { SectionForm } from './section-form.tsx';
import { SkillEditor } from './skill-editor.tsx';
import { unratedTrades } from './skill-list.ts';

const schema = seekerPart.pick({ handsOnExperiences: true, tradeCategories: true });

type SkillsFormProps = { profile: ProfileView; onClose: () => void };

/** Rated skills and further trades; opens with the saved list [PRO-23, PRO-26]. */
export const SkillsForm = ({ profile, onClose }: SkillsFormProps) => {
  const { t } = useTranslation();
  const save = useSaveSeeker(profile, msg('Skill experiences updated successfully'));
  const [adding, setAdding] = useState(false);
  const { handsOnExperiences = [], tradeCategories = [] } = profile.jobSeeker ?? {};
  const { control, handleSubmit, getValues, setValue } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { handsOnExperiences, tradeCategories: unratedTrades(tradeCategories, handsOnExperiences) },
  });
  const { field } = useController({ control, name: 'handsOnExperiences' });
  const submit = handleSubmit((parts) =>
    save.mutate(
      { jobSeeker: { ...parts, hasHandsOnExperience: parts.handsOnExperiences.length > 0 } },
      { onSuccess: onClose },
    ),
  );
  return (
    <SectionForm
      title={t('Trade Experience & Skills')}
      onSubmit={submit}
      onCancel={onClose}
      saving={save.isPending}
      onAdd={() => setAdding(true)}
      addLabel={t('Add New Skill')}
    >
      {field.value.length === 0 && (
        <Box as="p" color="muted">
          {t('Add the trades you have worked in and set your level: Apprentice, Skilled, Journeyman or Master.')}
        </Box>
      )}
      <SkillEditor skills={field.value} onChange={field.onChange} />
      <MultiSelectField
        control={control}
        name="tradeCategories"
        label={t('Other trades, without a level')}
        options={tradeCategoryNames}
        placeholder={t('Type to find a trade')}
        tagging
      />
      <AddSkillDialog
        open={adding}
        skills={field.value}
        onClose={() => setAdding(false)}
        onConfirm={(skills) => {
          field.onChange(skills);
          setValue('tradeCategories', unratedTrades(getValues('tradeCategories'), skills));
          setAdding(false);
        }}
      />
    </SectionForm>
  );
};
