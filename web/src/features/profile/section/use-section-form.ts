import type { ProfileSectionName } from '@plumbline/shared/domain/profile/profile-strength';
import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { removeWords } from '../../../components/blocked-words/remove-words.ts';
import { type FormSchema, useSchemaForm } from '../../../lib/forms/use-schema-form.ts';
import { forgetDraft, keepDraft, readDraft } from './section-drafts.ts';

type SectionFormOptions<Output, V> = {
  profileId: string;
  section: ProfileSectionName;
  schema: FormSchema<Output>;
  /** The saved values. */
  values: V;
};

/**
 * A section's form with the saved values and the draft that a reload left; typed values are stored as a draft
 * immediately.
 */
export const useSectionForm = <Output, V extends FieldValues>(options: SectionFormOptions<Output, V>) => {
  const { profileId, section, schema } = options;
  const [saved] = useState(options.values);
  const [start] = useState(() => ({ ...saved, ...readDraft(profileId, section) }) as DefaultValues<V>);
  const form = useSchemaForm<V, Output>({
    schema,
    defaultValues: start,
  });
  const { subscribe } = form;
  useEffect(() => {
    const asSaved = JSON.stringify(saved);
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (JSON.stringify(values) === asSaved) forgetDraft(profileId, section);
        else keepDraft(profileId, section, values);
      },
    });
  }, [subscribe, saved, profileId, section]);
  return { ...form, removeWords: (words: readonly string[]) => removeWords(form, words) };
};
