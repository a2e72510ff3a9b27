import { Box } from '@chakra-ui/react';
import { seekerPart } from '@plumbline/shared/contracts/profiles/profile-shape';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { unratedTrades } from '../../../components/seeker-profile/skill-lists.ts';
import { TradeField } from '../../../components/trades/trade-field.tsx';
import { msg } from '../../../lib/msg.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { useSaveSeeker } from '../own/save-profile.ts';
import type { FormProps } from '../section/form-props.ts';
import { SectionForm } from '../section/section-form.tsx';
import { useSectionForm } from '../section/use-section-form.ts';
import { AddSkillDialog } from './add-skill-dialog.tsx';
import { SkillEditor } from './skill-editor.tsx';
import { type Skill, skillsFor } from './skill-list.ts';

const schema = seekerPart.pick({ handsOnExperiences: true, tradeCategories: true, handsOnExperienceDescription: true });

/** Rated skills and further trades; opens with the saved list [PRO-23, PRO-26]. */
export const SkillsForm = ({ profile, onClose }: FormProps) => {
  const { t } = useTranslation();
  const save = useSaveSeeker(profile, msg('Skill experiences updated successfully'));
  const [adding, setAdding] = useState(false);
  const { handsOnExperiences = [], handsOnExperienceDescription = '', tradeCategories = [] } = profile.jobSeeker ?? {};
  const { control, handleSubmit, getValues, setValue, removeWords } = useSectionForm({
    profileId: profile.id,
    section: 'skills',
    schema,
    values: {
      handsOnExperiences,
      tradeCategories: unratedTrades(tradeCategories, handsOnExperiences),
      handsOnExperienceDescription,
    },
  });
  const { field } = useController({ control, name: 'handsOnExperiences' });
  const unrated = useWatch({ control, name: 'tradeCategories' });
  const trades = field.value.map(({ category }) => category);
  const setSkills = (skills: Skill[]) => {
    field.onChange(skills);
    setValue('tradeCategories', unratedTrades(getValues('tradeCategories'), skills));
  };
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
      save={save}
      removeWords={removeWords}
      level={3}
      onAdd={() => setAdding(true)}
      addLabel={t('Add New Skill')}
    >
      {field.value.length === 0 && (
        <Box as="p" color="muted">
          {t('Add the trades you have worked in and set your level: Apprentice, Skilled, Journeyman or Master.')}
        </Box>
      )}
      <SkillEditor skills={field.value} onChange={field.onChange} />
      {field.value.length > 0 && (
        <TextArea
          control={control}
          name="handsOnExperienceDescription"
          label={t('About your hands-on experience')}
          maxLength={2000}
          rows={3}
        />
      )}
      <TradeField
        control={control}
        name="tradeCategories"
        label={t('Other trades, without a level')}
        placeholder={t('Type to find a trade')}
      />
      {unrated.length > 0 && (
        <Box display="flex" flexWrap="wrap" gap="2">
          {unrated.map((trade) => (
            <Button key={trade} onClick={() => setSkills(skillsFor([...trades, trade], field.value))}>
              <Plus size={16} aria-hidden />
              {t('Set your level in {{trade}}', { trade: t(trade) })}
            </Button>
          ))}
        </Box>
      )}
      <AddSkillDialog
        open={adding}
        skills={field.value}
        first={unrated}
        onClose={() => setAdding(false)}
        onConfirm={(skills) => {
          setSkills(skills);
          setAdding(false);
        }}
      />
    </SectionForm>
  );
};
