import { Box } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { addApplicantNote } from '@plumbline/shared/contracts/jobs/applicant-notes';
import { NOTE_MAX_LENGTH } from '@plumbline/shared/options/limits';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { useNoteChanges } from '../api/use-notes.ts';

/** Writes a note; what could not be saved stays in the field. */
export const NoteForm = ({ seekerId }: { seekerId: string }) => {
  const { t } = useTranslation();
  const { add } = useNoteChanges(seekerId);
  const form = useForm({ resolver: zodResolver(addApplicantNote.body), defaultValues: { text: '' } });
  const save = form.handleSubmit(({ text }) => add.mutate(text, { onSuccess: () => form.reset() }));
  return (
    <Box asChild display="grid" gap="3" justifyItems="start">
      <form onSubmit={save} noValidate>
        <Box width="100%">
          <TextArea control={form.control} name="text" label={t('New note')} rows={3} maxLength={NOTE_MAX_LENGTH} />
        </Box>
        <Button type="submit" disabled={add.isPending}>
          {t('Save note')}
        </Button>
      </form>
    </Box>
  );
};
