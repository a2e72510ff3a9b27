import { Box } from '@chakra-ui/react';
import { REQUIRED } from '@plumbline/shared/contracts/fields';
import { reference } from '@plumbline/shared/contracts/profiles/profile-shape';
import { phoneText } from '@plumbline/shared/domain/contact-details/phone';
import type { FormEventHandler } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import type { FormControl } from '../../../lib/forms/schema-resolver.ts';
import { FieldRow } from '../../../ui/fields/field-row.ts';
import { PhoneField } from '../../../ui/fields/special-fields.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useSaveSeeker } from '../own/save-profile.ts';
import { blankEntries } from '../section/blank-entries.ts';
import { EntryCard } from '../section/entry-card.tsx';
import type { FormProps } from '../section/form-props.ts';
import { SectionForm } from '../section/section-form.tsx';
import { useSectionForm } from '../section/use-section-form.ts';

const MOST = 10;
const schema = z.object({
  references: z.array(reference.extend({ name: z.string().trim().min(1, REQUIRED).max(120) })).max(MOST),
});
const newReference = { name: '', relationship: '', email: '', phone: '' };

type ReferencesValues = { references: (typeof newReference)[] };

type ReferenceFieldsProps = { control: FormControl<ReferencesValues>; index: number; onRemove: () => void };

const ReferenceFields = ({ control, index, onRemove }: ReferenceFieldsProps) => {
  const { t } = useTranslation();
  const at = `references.${index}` as const;
  const entry: Partial<typeof newReference> = useWatch({ control, name: at }) ?? {};
  return (
    <EntryCard
      title={entry.name || t('New reference')}
      confirms={Boolean(entry.name || entry.email || entry.phone)}
      onRemove={onRemove}
    >
      <FieldRow>
        <TextField
          control={control}
          name={`${at}.name`}
          label={t('Name')}
          maxLength={120}
          autoComplete="off"
          required
        />
        <TextField control={control} name={`${at}.relationship`} label={t('Relationship')} maxLength={120} />
        <TextField control={control} name={`${at}.email`} label={t('Email')} type="email" autoComplete="off" />
        <PhoneField control={control} name={`${at}.phone`} label={t('Phone Number')} />
      </FieldRow>
    </EntryCard>
  );
};

/** People who vouch for a seeker; entering one sets the answer to "yes" [PRO-11]. */
export const ReferencesForm = ({ profile, onClose }: FormProps) => {
  const { t } = useTranslation();
  const save = useSaveSeeker(profile);
  const { references: saved = [] } = profile.jobSeeker ?? {};
  const { control, handleSubmit, getValues, setFocus, removeWords } = useSectionForm({
    profileId: profile.id,
    section: 'references',
    schema,
    values: {
      references: saved.map(({ phone = '', phoneExtension, ...entry }) => ({
        ...newReference,
        ...entry,
        phone: phoneText(phone, phoneExtension),
      })),
    },
  });
  const { fields, append, remove } = useFieldArray({ control, name: 'references' });
  const blanks = () => blankEntries(getValues('references'), newReference);
  const add = () => {
    const [blank] = blanks();
    if (blank !== undefined) setFocus(`references.${blank}.name`);
    else append(newReference, { focusName: `references.${fields.length}.name` });
  };
  const send = handleSubmit(({ references }) =>
    save.mutate(
      { jobSeeker: { references, ...(references.length > 0 && { hasReferences: true }) } },
      { onSuccess: onClose },
    ),
  );
  const submit: FormEventHandler = (event) => {
    remove(blanks());
    void send(event);
  };
  return (
    <SectionForm
      title={t('References')}
      onSubmit={submit}
      onCancel={onClose}
      save={save}
      removeWords={removeWords}
      {...(fields.length < MOST && {
        onAdd: add,
        addLabel: t('Add Reference'),
      })}
    >
      <Box as="p" color="muted">
        {t('Companies see names and numbers only once your profile is open to them.')}
      </Box>
      {fields.map(({ id }, index) => (
        <ReferenceFields key={id} control={control} index={index} onRemove={() => remove(index)} />
      ))}
    </SectionForm>
  );
};
