import { zodResolver } from '@hookform/resolvers/zod';
import type { ProfileSectionName } from '@plumbline/shared/domain/profile/profile-strength';
import { useEffect, useState } from 'react';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { forgetDraft, keepDraft, readDraft } from './section-drafts.ts';

type SectionFormOptions<S extends z.ZodType, V> = {
  profileId: string;
  section: ProfileSectionName;
  schema: S;
  /** The saved values. */
  values: V;
};

/**
 * A section's form with the saved values and the draft that a reload left; typed values are stored as a draft
 * immediately.
 */
export const useSectionForm = <S extends z.ZodType, V extends FieldValues>(options: SectionFormOptions<S, V>) => {
  const { profileId, section, schema } = options;
  const [saved] = useState(options.values);
  const [start] = useState(() => ({ ...saved, ...readDraft(profileId, section) }) as DefaultValues<V>);
  const form = useForm<V, unknown, z.output<S>>({
    resolver: zodResolver(schema as never) as never,
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
  return form;
};
