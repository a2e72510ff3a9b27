import { Box } from '@chakra-ui/react';
import { type DocumentKind, MAX_DOCUMENTS } from '@plumbline/shared/options/document-kinds';
import type { FormEventHandler } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { blankEntries } from '../section/blank-entries.ts';
import type { FormProps } from '../section/form-props.ts';
import { SectionForm } from '../section/section-form.tsx';
import { useSectionForm } from '../section/use-section-form.ts';
import { DocumentFields } from './document-fields.tsx';
import {
  type DocumentPhoto,
  type DocumentValues,
  documentsSchema,
  documentValues,
  newDocument,
} from './document-schema.ts';
import { usePhotoUploads } from './use-photo-uploads.ts';
import { useSaveDocuments } from './use-save-documents.ts';

type DocumentsFormProps = FormProps & {
  title: string;
  /** Who may see which documents. */
  help: string;
  addLabel: string;
  kinds: readonly DocumentKind[];
  trades: readonly string[];
};

/** Licenses and cards of a worker, or a company's papers. */
export const DocumentsForm = ({ profile, onClose, title, help, addLabel, kinds, trades }: DocumentsFormProps) => {
  const { t } = useTranslation();
  const save = useSaveDocuments(profile);
  const { documents: saved = [] } = profile;
  const values: { documents: DocumentValues[] } = { documents: saved.map(documentValues) };
  const form = useSectionForm({
    profileId: profile.id,
    section: 'documents',
    schema: documentsSchema(kinds),
    values: values.documents.length > 0 ? values : { documents: [newDocument()] },
  });
  const { control, handleSubmit, getValues, setFocus, setValue } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'documents', keyName: 'key' });
  const setPhoto = (id: string, photo: DocumentPhoto | null) => {
    const at = getValues('documents').findIndex((each) => each.id === id);
    if (at >= 0) setValue(`documents.${at}.photo`, photo, { shouldDirty: true });
  };
  const photos = usePhotoUploads(setPhoto);
  const blanks = () => blankEntries(getValues('documents'), newDocument());
  const add = () => {
    const [blank] = blanks();
    if (blank !== undefined) setFocus(`documents.${blank}.kind`);
    else append(newDocument(), { focusName: `documents.${fields.length}.kind` });
  };
  const send = handleSubmit(({ documents }) => save.mutate(documents, { onSuccess: onClose }));
  const submit: FormEventHandler = (event) => {
    remove(blanks());
    void send(event);
  };
  return (
    <SectionForm
      title={title}
      onSubmit={submit}
      onCancel={onClose}
      save={{ ...save, isPending: save.isPending || photos.busy }}
      removeWords={form.removeWords}
      {...(fields.length < MAX_DOCUMENTS && {
        onAdd: add,
        addLabel,
      })}
    >
      <Box as="p" color="muted">
        {help}
      </Box>
      {fields.length === 0 && <p>{t('Nothing here yet.')}</p>}
      {fields.map(({ key, id }, index) => (
        <DocumentFields
          key={key}
          control={control}
          index={index}
          kinds={kinds}
          trades={trades}
          photos={photos}
          onPhoto={(photo) => setPhoto(id, photo)}
          onRemove={() => remove(index)}
        />
      ))}
    </SectionForm>
  );
};
