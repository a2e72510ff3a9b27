import { Box } from '@chakra-ui/react';
import { taskNoteBody, type WholeTask } from '@plumbline/shared/contracts/admin/queue';
import { TASK_NOTE_MAX_LENGTH } from '@plumbline/shared/domain/support/staff-tasks';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/error-text.ts';
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts';
import { msg } from '../../../lib/msg.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { FormStack } from '../../../ui/layout/form-stack.ts';
import { DateTimeText } from '../../../ui/text/date-text.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { useAddNote } from '../api/use-queue.ts';

/** What colleagues wrote about a task, and a field for the next note. Users never see notes. */
export const TaskNotes = ({ task }: { task: WholeTask }) => {
  const { t } = useTranslation();
  const add = useAddNote(task);
  const { control, handleSubmit, reset } = useSchemaForm({ schema: taskNoteBody, defaultValues: { text: '' } });
  const submit = handleSubmit(({ text }) =>
    add.mutate(text, {
      onSuccess: () => reset(),
      onError: (error) => toast.error(errorText(t, error, msg('Something went wrong.'))),
    }),
  );
  return (
    <Card asChild pad display="grid" gap="4">
      <section>
        <h2>{t('Notes')}</h2>
        {task.notes.length > 0 && (
          <Box as="ol" display="grid" gap="3" listStyleType="none">
            {task.notes.map(({ id, author, date, text }) => (
              <li key={id}>
                <Box color="muted" textStyle="small" overflowWrap="anywhere">
                  <b>{author}</b>, <DateTimeText value={date} />
                </Box>
                <Box as="p" whiteSpace="pre-line" overflowWrap="anywhere">
                  {text}
                </Box>
              </li>
            ))}
          </Box>
        )}
        <FormStack onSubmit={submit} noValidate>
          <TextArea
            control={control}
            name="text"
            label={t('New note')}
            help={t('Only staff see it.')}
            maxLength={TASK_NOTE_MAX_LENGTH}
          />
          <Box>
            <Button type="submit" disabled={add.isPending}>
              {t('Add note')}
            </Button>
          </Box>
        </FormStack>
      </section>
    </Card>
  );
};
