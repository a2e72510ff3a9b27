import { Box } from '@chakra-ui/react';
import { applicantNoteBody } from '@plumbline/shared/contracts/jobs/applicant-notes';
import { NOTE_MAX_LENGTH } from '@plumbline/shared/options/limits';
import { useTranslation } from 'react-i18next';
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';

type NoteFormProps = {
  label: string;
  /** The text of the edited note. */
  text?: string;
  busy: boolean;
  onSave: (text: string, onSaved: () => void) => void;
  onCancel?: () => void;
};

/** Writes or edits a note; a text that could not be saved stays in the field. */
export const NoteForm = ({ label, text: before = '', busy, onSave, onCancel }: NoteFormProps) => {
  const { t } = useTranslation();
  const form = useSchemaForm({ schema: applicantNoteBody, defaultValues: { text: before } });
  const save = form.handleSubmit(({ text }) => onSave(text, () => form.reset()));
  return (
    <Box asChild display="grid" gap="3" justifyItems="start">
      <form onSubmit={save} noValidate>
        <Box width="100%">
          <TextArea control={form.control} name="text" label={label} rows={3} maxLength={NOTE_MAX_LENGTH} />
        </Box>
        <Box display="flex" gap="2">
          <Button type="submit" disabled={busy}>
            {t('Save note')}
          </Button>
          {onCancel && (
            <Button variant="text" onClick={onCancel}>
              {t('Cancel')}
            </Button>
          )}
        </Box>
      </form>
    </Box>
  );
};
