import { Box } from '@chakra-ui/react';
import { requiredLine } from '@plumbline/shared/contracts/fields';
import { SAVED_SEARCH_NAME_LENGTH } from '@plumbline/shared/options/limits';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts';
import { FormModal } from '../../../ui/dialogs/form-modal.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormStack } from '../../../ui/layout/form-stack.ts';

const FORM_ID = 'search-name';
const schema = z.object({ name: requiredLine(SAVED_SEARCH_NAME_LENGTH) });

type SearchNameDialogProps = {
  title: string;
  /** The field's initial text; undefined keeps the dialog closed. */
  name: string | undefined;
  /** The text above the buttons. */
  note?: string;
  busy: boolean;
  onSave: (name: string) => void;
  onClose: () => void;
};

const NameForm = ({
  name,
  note,
  onSave,
}: {
  name: string;
  note: string | undefined;
  onSave: (name: string) => void;
}) => {
  const { t } = useTranslation();
  const { control, handleSubmit } = useSchemaForm({ schema, defaultValues: { name } });
  return (
    <FormStack id={FORM_ID} noValidate onSubmit={handleSubmit((form) => onSave(form.name))}>
      <TextField control={control} name="name" label={t('Name')} required maxLength={SAVED_SEARCH_NAME_LENGTH} />
      {note && (
        <Box as="p" color="muted" textStyle="small">
          {note}
        </Box>
      )}
    </FormStack>
  );
};

/** Asks for the name of a search, to save or rename it. */
export const SearchNameDialog = ({ title, name, note, busy, onSave, onClose }: SearchNameDialogProps) => {
  const { t } = useTranslation();
  return (
    <FormModal
      open={name !== undefined}
      onClose={onClose}
      title={title}
      form={FORM_ID}
      submit={t('Save')}
      sending={t('Saving...')}
      busy={busy}
    >
      {name !== undefined && <NameForm name={name} note={note} onSave={onSave} />}
    </FormModal>
  );
};
