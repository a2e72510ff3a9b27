import { Box } from '@chakra-ui/react';
import { managementExperiences } from '@plumbline/shared/options/background/experience';
import { type FormEventHandler, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { YesNoField } from '../../../ui/fields/check-field.tsx';
import { CheckGroupField } from '../../../ui/fields/check-group-field.tsx';
import { useSaveSeeker } from '../own/save-profile.ts';
import { blankEntries } from '../section/blank-entries.ts';
import type { FormProps } from '../section/form-props.ts';
import { SectionForm } from '../section/section-form.tsx';
import { useSectionForm } from '../section/use-section-form.ts';
import { historySchema, newPosition } from './history-schema.ts';
import { PositionFields } from './position-fields.tsx';

const dayOf = (now: Date) =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/**
 * Background Information: positions with their years, management experience, and whether there are references [PRO-10].
 */
export const BackgroundForm = ({ profile, onClose }: FormProps) => {
  const { t } = useTranslation();
  const save = useSaveSeeker(profile);
  const [schema] = useState(() => historySchema(dayOf(new Date())));
  const { previousCompaniesWorkedFor = [], managementExperience = [], hasReferences } = profile.jobSeeker ?? {};
  const { control, handleSubmit, getValues, setFocus, removeWords } = useSectionForm({
    profileId: profile.id,
    section: 'background',
    schema,
    values: {
      previousCompaniesWorkedFor: previousCompaniesWorkedFor.map((entry) => ({ ...newPosition, ...entry })),
      managementExperience,
      hasReferences,
    },
  });
  const { fields, prepend, remove } = useFieldArray({ control, name: 'previousCompaniesWorkedFor' });
  const blanks = () => blankEntries(getValues('previousCompaniesWorkedFor'), newPosition);
  const add = () => {
    const [blank] = blanks();
    if (blank !== undefined) setFocus(`previousCompaniesWorkedFor.${blank}.position`);
    else prepend(newPosition, { focusName: 'previousCompaniesWorkedFor.0.position' });
  };
  const send = handleSubmit((jobSeeker) => save.mutate({ jobSeeker }, { onSuccess: onClose }));
  const submit: FormEventHandler = (event) => {
    remove(blanks());
    void send(event);
  };
  return (
    <SectionForm
      title={t('Background Information')}
      onSubmit={submit}
      onCancel={onClose}
      save={save}
      removeWords={removeWords}
      onAdd={add}
      addLabel={t('Add Position')}
    >
      <h3>{t('Work History')}</h3>
      {fields.length === 0 && (
        <Box as="p" color="muted">
          {t('Add where you have worked, the latest first. Two or three positions tell most.')}
        </Box>
      )}
      {fields.map(({ id }, index) => (
        <PositionFields key={id} control={control} index={index} onRemove={() => remove(index)} />
      ))}
      <CheckGroupField
        control={control}
        name="managementExperience"
        label={t('Management Experience')}
        options={managementExperiences}
      />
      <YesNoField control={control} name="hasReferences" label={t('Professional References Available')} />
    </SectionForm>
  );
};
