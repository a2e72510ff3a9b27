import { Box } from '@chakra-ui/react';
import { supportRequestBody } from '@plumbline/shared/contracts/accounts/users';
import { SUPPORT_TEXT_MAX_LENGTH } from '@plumbline/shared/options/limits';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ownErrorText } from '../../lib/api/error-text.ts';
import { useSchemaForm } from '../../lib/forms/use-schema-form.ts';
import { useSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Modal } from '../../ui/dialogs/dialog.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { sendSupportRequest } from './support-request.ts';

type SupportDialogProps = {
  open: boolean;
  onClose: () => void;
  /** The address that the visitor gave before. */
  email?: string | undefined;
  /** The address of a page that the visitor reports. */
  about?: string | undefined;
};

/** Sends a support request; signed-out visitors give an address for the reply [SHL-24 to SHL-26]. */
export const SupportDialog = ({ open, onClose, email = '', about }: SupportDialogProps) => {
  const { t, i18n } = useTranslation();
  const { userInfo } = useSession();
  const { control, handleSubmit, watch, reset } = useSchemaForm({
    schema: supportRequestBody,
    values: {
      email: userInfo?.email ?? email,
      data: about ? t('I want to report this page: {{address}}', { address: about }) : '',
    },
  });
  const request = useMutation({
    mutationFn: (written: { email: string; data: string }) =>
      sendSupportRequest({ ...written, language: i18n.language === 'es' ? 'es' : 'en' }),
    onSuccess: () => {
      toast.success(t('Support request sent!'));
      reset();
      onClose();
    },
    onError: (error) => toast.error(ownErrorText(t, error, 'Error sending support request')),
  });
  const isWritten = watch('data').trim() !== '';
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t('Support')}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button variant="primary" type="submit" form="support" disabled={!isWritten || request.isPending}>
            {request.isPending ? t('Sending...') : t('Send')}
          </Button>
        </>
      }
    >
      <Box asChild display="grid" gap="4">
        <form id="support" onSubmit={handleSubmit((values) => request.mutate(values))} noValidate>
          {!userInfo && (
            <TextField control={control} name="email" label={t('Email')} type="email" autoComplete="email" required />
          )}
          <TextArea
            control={control}
            name="data"
            label={t('How can we help?')}
            maxLength={SUPPORT_TEXT_MAX_LENGTH}
            rows={6}
            showCount
            required
          />
        </form>
      </Box>
    </Modal>
  );
};
