import { Box, Input } from '@chakra-ui/react';
import { fileId } from '@plumbline/shared/contracts/files/file-shape';
import { MAX_CAPTION, MAX_SHOWCASE_PHOTOS } from '@plumbline/shared/options/files';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { DropZone } from '../../../components/upload/drop-zone.tsx';
import { UploadList } from '../../../components/upload/upload-list.tsx';
import { useUploads } from '../../../components/upload/use-uploads.ts';
import { useFreshProfile, useSaveCompany } from '../own/save-profile.ts';
import type { FormProps } from '../section/form-props.ts';
import { SectionForm } from '../section/section-form.tsx';
import { useSectionForm } from '../section/use-section-form.ts';
import { currentEntries, moveEntry, type ShowcaseDraft, savedShowcase } from './showcase-order.ts';
import { ShowcaseRow } from './showcase-row.tsx';

const schema = z.object({
  showcase: z.object({
    entries: z.array(z.object({ id: fileId, caption: z.string().trim().max(MAX_CAPTION) })),
    removed: z.array(z.string()),
  }),
});

/** Adds photos immediately; saves captions, order and removals with 'Save' [FIL-07, FIL-09]. */
export const ShowcaseForm = ({ profile, onClose }: FormProps) => {
  const { t } = useTranslation();
  const save = useSaveCompany(profile);
  const refresh = useFreshProfile();
  const photos = profile.showcasePhotos ?? [];
  const { control, handleSubmit, removeWords } = useSectionForm({
    profileId: profile.id,
    section: 'showcase',
    schema,
    values: { showcase: savedShowcase(photos) },
  });
  const { field } = useController({ control, name: 'showcase' });
  const draft: ShowcaseDraft = field.value;
  const entries = currentEntries(draft, photos);
  const uploads = useUploads('showcase', refresh);
  const under = uploads.uploads.filter(({ state }) => state !== 'failed').length;
  const room = MAX_SHOWCASE_PHOTOS - photos.length - under;
  const change = (next: Partial<ShowcaseDraft>) => field.onChange({ ...draft, entries, ...next });
  const submit = handleSubmit(() =>
    save.mutate(
      {
        showcasePhotos: entries.map(({ id, caption }) => ({ id, caption: caption.trim() })),
        removedShowcasePhotos: photos.map(({ id }) => id).filter((id) => draft.removed.includes(id)),
      },
      { onSuccess: onClose },
    ),
  );
  return (
    <SectionForm
      title={t('Showcase Photos')}
      level={3}
      onSubmit={submit}
      onCancel={onClose}
      save={save}
      removeWords={removeWords}
    >
      {entries.length > 0 && (
        <Box as="ol" display="grid" gap="3" listStyleType="none">
          {entries.map(({ id, caption }, index) => (
            <ShowcaseRow
              key={id}
              photo={photos.find((photo) => photo.id === id)}
              position={index + 1}
              total={entries.length}
              onMove={(by) => change({ entries: moveEntry(entries, index, by) })}
              onRemove={() =>
                change({ entries: entries.filter((entry) => entry.id !== id), removed: [...draft.removed, id] })
              }
            >
              <Input
                value={caption}
                maxLength={MAX_CAPTION}
                placeholder={t('Caption')}
                aria-label={t('Caption of photo {{position}}', { position: index + 1 })}
                onChange={({ target }) =>
                  change({
                    entries: entries.map((entry) => (entry.id === id ? { ...entry, caption: target.value } : entry)),
                  })
                }
              />
            </ShowcaseRow>
          ))}
        </Box>
      )}
      <DropZone
        purpose="showcase"
        label={t('Add Photos')}
        help={t('JPEG, PNG or WebP, at most 10 MB each, {{count}} photos in all.', { count: MAX_SHOWCASE_PHOTOS })}
        onFiles={(files) => uploads.add(files.slice(0, room))}
        multiple
        disabled={room <= 0}
      />
      <UploadList {...uploads} />
    </SectionForm>
  );
};
