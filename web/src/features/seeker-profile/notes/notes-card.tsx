import { Box } from '@chakra-ui/react';
import type { ApplicantNote } from '@plumbline/shared/contracts/jobs/applicant-notes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PendingAnswer } from '../../../ui/states/pending-answer.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import { useNoteChanges, useNotes } from '../api/use-notes.ts';
import { NoteForm } from './note-form.tsx';

type NoteProps = { note: ApplicantNote; onDelete: () => void };

const Note = ({ note, onDelete }: NoteProps) => {
  const { t } = useTranslation();
  const author = note.author ?? t('Former colleague');
  return (
    <Box as="li" display="grid" gap="1" borderTopWidth="1px" borderColor="border" pt="3">
      <Box as="p" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {note.text}
      </Box>
      <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="3" color="muted" textStyle="small">
        <span>
          {author}, <DateText value={note.date} />
        </span>
        {note.isOwn && (
          <Button
            variant="text"
            aria-label={t('Delete this note: {{text}}', { text: note.text.slice(0, 60) })}
            onClick={onDelete}
          >
            {t('Delete')}
          </Button>
        )}
      </Box>
    </Box>
  );
};

/** What the company has written down about an applicant; the applicant never reads it. */
export const NotesCard = ({ seekerId }: { seekerId: string }) => {
  const { t } = useTranslation();
  const notes = useNotes(seekerId);
  const { remove } = useNoteChanges(seekerId);
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
      <NoteForm seekerId={seekerId} />
      {!results && <PendingAnswer query={notes} failure={t("We couldn't load your notes.")} />}
      {results && results.length > 0 && (
        <Box as="ul" display="grid" gap="3">
          {results.map((note) => (
            <Note key={note.id} note={note} onDelete={() => setDeleting(note.id)} />
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
