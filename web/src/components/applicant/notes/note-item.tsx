import { Box } from '@chakra-ui/react';
import type { ApplicantNote } from '@plumbline/shared/contracts/jobs/applicant-notes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import { NoteForm } from './note-form.tsx';
import { useNoteChanges } from './use-notes.ts';

type NoteItemProps = { seekerId: string; note: ApplicantNote; onDelete: () => void };

/** A note with its author and date; the author can edit it in place. */
export const NoteItem = ({ seekerId, note, onDelete }: NoteItemProps) => {
  const { t } = useTranslation();
  const { change } = useNoteChanges(seekerId);
  const [editing, setEditing] = useState(false);
  const start = { text: note.text.slice(0, 60) };
  if (editing) {
    return (
      <Box as="li" borderTopWidth="1px" borderColor="border" pt="3">
        <NoteForm
          label={t('Change note')}
          text={note.text}
          busy={change.isPending}
          onSave={(text) => change.mutate({ id: note.id, text }, { onSuccess: () => setEditing(false) })}
          onCancel={() => setEditing(false)}
        />
      </Box>
    );
  }
  return (
    <Box as="li" display="grid" gap="1" borderTopWidth="1px" borderColor="border" pt="3">
      <Box as="p" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {note.text}
      </Box>
      <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="3" color="muted" textStyle="small">
        <span>
          {note.author ?? t('Former colleague')}, <DateText value={note.date} />
          {note.edited && ` (${t('edited')})`}
        </span>
        {note.isOwn && (
          <span>
            <Button variant="text" aria-label={t('Edit this note: {{text}}', start)} onClick={() => setEditing(true)}>
              {t('Edit')}
            </Button>
            <Button variant="text" aria-label={t('Delete this note: {{text}}', start)} onClick={onDelete}>
              {t('Delete')}
            </Button>
          </span>
        )}
      </Box>
    </Box>
  );
};
