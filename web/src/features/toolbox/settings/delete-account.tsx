import { Box } from '@chakra-ui/react';
import { secretText } from '@plumbline/shared/contracts/fields';
import { PASSWORD_REQUIRED } from '@plumbline/shared/domain/profile/password-rules';
import { PASSWORD_MAX_LENGTH } from '@plumbline/shared/options/limits';
import { paths } from '@plumbline/shared/options/paths';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import * as z from 'zod';
import { errorText } from '../../../lib/api/error-text.ts';
import { showFieldErrors } from '../../../lib/forms/show-field-errors.ts';
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts';
import { msg } from '../../../lib/msg.ts';
import { endSession } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Modal } from '../../../ui/dialogs/dialog.tsx';
import { FormModal } from '../../../ui/dialogs/form-modal.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { FormStack } from '../../../ui/layout/form-stack.ts';
import { ListSkeleton } from '../../../ui/states/skeleton.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { useDeleteAccount } from '../api/use-delete-account.ts';
import { useDeletionEffects } from './use-deletion-effects.ts';

const schema = z.object({ currentPassword: secretText(PASSWORD_MAX_LENGTH, PASSWORD_REQUIRED) });
const empty = { currentPassword: '' };

const Effects = ({ texts }: { texts: readonly string[] }) => (
  <Box as="ul" className="prose" display="grid" gap="2" paddingInlineStart="5" listStyleType="disc">
    {texts.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </Box>
);

const DeleteAccountDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const remove = useDeleteAccount();
  const effects = useDeletionEffects(open);
  const { control, handleSubmit, setError, reset } = useSchemaForm({ schema, defaultValues: empty });
  const close = () => {
    reset(empty);
    onClose();
  };
  const leave = () => {
    // Flushing lets the guard redirect first. The guard's address has a page to return to, which a deleted account has
    // not, so the next line replaces it.
    flushSync(endSession);
    navigate(paths.login.path(), { replace: true });
    toast.success(t('Your account is deleted.'));
  };
  const submit = handleSubmit(({ currentPassword }) =>
    remove.mutate(currentPassword, {
      onSuccess: leave,
      onError: (error) => {
        if (showFieldErrors(error, ['currentPassword'], setError)) return;
        toast.error(errorText(t, error, msg('Something went wrong.')));
      },
    }),
  );
  if (effects.isBlocked) {
    return (
      <Modal
        open={open}
        onClose={close}
        title={t('Delete your account?')}
        actions={<Button onClick={close}>{t('Close')}</Button>}
      >
        <p>{t("You are your company's only owner, and it has other users.")}</p>
        <p>
          {t('Make a colleague an owner first, or disable the other users to close the company with your account.')}
        </p>
        <p>
          <Link to={paths.toolbox.usersManagement.path()}>{t('Users Management')}</Link>
        </p>
      </Modal>
    );
  }
  return (
    <FormModal
      open={open}
      onClose={close}
      title={t('Delete your account?')}
      form="delete-account"
      submit={t('Delete account for good')}
      variant="danger"
      busy={remove.isPending}
      isLoading={!effects.texts}
    >
      <FormStack id="delete-account" onSubmit={submit} noValidate>
        <p>{t('This takes effect at once and cannot be undone.')}</p>
        {effects.texts ? <Effects texts={effects.texts} /> : <ListSkeleton avatar={false} />}
        <PasswordField
          control={control}
          name="currentPassword"
          label={t('Current password')}
          autoComplete="current-password"
          required
        />
      </FormStack>
    </FormModal>
  );
};

/** The last section of the settings: deletes the account, for every kind of account [ACC-36]. */
export const DeleteAccount = () => {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  return (
    <Box as="section" display="grid" gap="3" justifyItems="start">
      <h2>{t('Delete account')}</h2>
      <Box as="p" color="muted" maxWidth="60ch">
        {t('You see what is deleted and what is kept before you confirm with your password.')}
      </Box>
      <Button onClick={() => setAsking(true)}>{t('Delete account')}</Button>
      <DeleteAccountDialog open={asking} onClose={() => setAsking(false)} />
    </Box>
  );
};
