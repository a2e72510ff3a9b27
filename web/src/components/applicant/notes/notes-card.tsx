import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PendingAnswer } from '../../../ui/states/pending-answer.tsx';
import { NoteForm } from './note-form.tsx';
import { NoteItem } from './note-item.tsx';
import { useNoteChanges, useNotes } from './use-notes.ts';

/** The company's notes about an applicant; the applicant never sees them. */
export const NotesCard = ({ seekerId }: { seekerId: string }) => {
  const { t } = useTranslation();
  const notes = useNotes(seekerId);
  const { add, remove } = useNoteChanges(seekerId);
  const [deleting, setDeleting] = useState<string>();
  const results = notes.data?.results;
  return (
    <Card as="section" pad aria-labelledby="notes" display="grid" gap="4">
      <Box display="grid" gap="1">
        <h2 id="notes">{t('Private notes')}</h2>
        <Box as="p" color="muted" textStyle="small">
          {t('Only the people in your company can read these.')}
        </Box>
      </Box>
      <NoteForm
        label={t('New note')}
        busy={add.isPending}
        onSave={(text, onSaved) => add.mutate(text, { onSuccess: onSaved })}
      />
      {!results && <PendingAnswer query={notes} failure={t("We couldn't load your notes.")} />}
      {results && results.length > 0 && (
        <Box as="ul" display="grid" gap="3">
          {results.map((note) => (
            <NoteItem key={note.id} seekerId={seekerId} note={note} onDelete={() => setDeleting(note.id)} />
          ))}
        </Box>
      )}
      <ConfirmDialog
        open={deleting !== undefined}
        title={t('Delete this note?')}
        text={t("You can't undo this.")}
        danger
        busy={remove.isPending}
        onConfirm={() => deleting && remove.mutate(deleting, { onSettled: () => setDeleting(undefined) })}
        onCancel={() => setDeleting(undefined)}
      />
    </Card>
  );
};
