import { Box } from '@chakra-ui/react';
import type { AdminSettings } from '@plumbline/shared/contracts/admin/settings';
import { ANNOUNCEMENT_MAX_LENGTH, announcement } from '@plumbline/shared/contracts/notifications/announcement';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/error-text.ts';
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts';
import { msg } from '../../../lib/msg.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { FormStack } from '../../../ui/layout/form-stack.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { useChangeSettings } from '../api/use-settings.ts';

const blank = { en: '', es: '', lastDay: '' };

/** A text above the pages of all signed-in users, until a day. */
export const AnnouncementForm = ({ settings }: { settings: AdminSettings }) => {
  const { t } = useTranslation();
  const change = useChangeSettings();
  const { control, handleSubmit } = useSchemaForm({
    schema: announcement,
    values: settings.announcement ?? blank,
    resetOptions: { keepDirtyValues: true },
  });
  const save = (next: AdminSettings['announcement'], done: string) =>
    change.mutate(
      { announcement: next },
      {
        onSuccess: () => toast.success(done),
        onError: (error) => toast.error(errorText(t, error, msg('Something went wrong.'))),
      },
    );
  return (
    <Card pad>
      <FormStack
        onSubmit={handleSubmit((next) => save(next, t('Everyone signed in sees it within two minutes.')))}
        noValidate
      >
        <TextArea
          control={control}
          name="en"
          label={t('Text in English')}
          maxLength={ANNOUNCEMENT_MAX_LENGTH}
          showCount
          rows={2}
          required
        />
        <TextArea
          control={control}
          name="es"
          label={t('Text in Spanish')}
          maxLength={ANNOUNCEMENT_MAX_LENGTH}
          showCount
          rows={2}
          required
        />
        <TextField control={control} name="lastDay" label={t('Last day')} type="date" required />
        <Box display="flex" flexWrap="wrap" gap="2">
          <Button variant="primary" type="submit" disabled={change.isPending}>
            {t('Announce')}
          </Button>
          {settings.announcement && (
            <Button disabled={change.isPending} onClick={() => save(null, t('The announcement is removed.'))}>
              {t('Remove')}
            </Button>
          )}
        </Box>
      </FormStack>
    </Card>
  );
};
