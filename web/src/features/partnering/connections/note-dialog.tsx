import { Box } from '@chakra-ui/react';
import type { ProjectConnectionRequest } from '@plumbline/shared/contracts/projects/project-connection-requests';
import { NOTE_MAX_LENGTH } from '@plumbline/shared/options/limits';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormModal } from '../../../ui/dialogs/form-modal.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { useNoteTie } from '../api/use-project-ties.ts';

type NoteDialogProps = { tie: ProjectConnectionRequest; onClose: () => void };

/** The company's private note about a connection; saving an empty one removes it. */
export const NoteDialog = ({ tie, onClose }: NoteDialogProps) => {
  const { t } = useTranslation();
  const id = useId();
  const note = useNoteTie(tie);
  const form = useForm({ defaultValues: { note: tie.note ?? '' } });
  const save = form.handleSubmit((values) => note.mutate(values.note, { onSuccess: onClose }));
  return (
    <FormModal
      open
      onClose={onClose}
      title={t('Note about {{name}}', { name: tie.company.name })}
      form={id}
      submit={t('Save note')}
      busy={note.isPending}
    >
      <Box asChild display="grid" gap="3">
        <form id={id} onSubmit={save} noValidate>
          <Box as="p" color="muted" textStyle="small">
            {t('Only the people in your company can read these.')}
          </Box>
          <TextArea
            control={form.control}
            name="note"
            label={t('Note')}
            rows={5}
            maxLength={NOTE_MAX_LENGTH}
            showCount
          />
        </form>
      </Box>
    </FormModal>
  );
};
