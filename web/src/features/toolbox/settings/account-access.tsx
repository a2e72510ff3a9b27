import { Box } from '@chakra-ui/react';
import { email, secretText } from '@plumbline/shared/contracts/fields';
import { PASSWORD_REQUIRED } from '@plumbline/shared/domain/profile/password-rules';
import { PASSWORD_MAX_LENGTH } from '@plumbline/shared/options/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { errorText } from '../../../lib/api/error-text.ts';
import { showFieldErrors } from '../../../lib/forms/show-field-errors.ts';
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts';
import { msg } from '../../../lib/msg.ts';
import { useSession, useSessionKind } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { FormModal } from '../../../ui/dialogs/form-modal.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormStack } from '../../../ui/layout/form-stack.ts';
import { ListCard } from '../../../ui/lists/list-card.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { useRequestEmailChange, useSignOutOthers } from '../api/use-own-account.ts';
import { SettingRow } from './setting-row.tsx';

const currentPassword = secretText(PASSWORD_MAX_LENGTH, PASSWORD_REQUIRED);
const emailSchema = z.object({ email, currentPassword });
const passwordSchema = z.object({ currentPassword });

type DialogProps = { open: boolean; onClose: () => void };

const EmailDialog = ({ open, onClose }: DialogProps) => {
  const { t } = useTranslation();
  const change = useRequestEmailChange();
  const empty = { email: '', currentPassword: '' };
  const { control, handleSubmit, setError, reset } = useSchemaForm({ schema: emailSchema, defaultValues: empty });
  const close = () => {
    reset(empty);
    onClose();
  };
  const submit = handleSubmit((body) =>
    change.mutate(body, {
      onSuccess: () => {
        close();
        toast.success(t('Check {{email}}. Nothing changes until you open the link there.', { email: body.email }));
      },
      onError: (error) => {
        if (showFieldErrors(error, Object.keys(empty), setError)) return;
        toast.error(errorText(t, error, msg('Something went wrong.')));
      },
    }),
  );
  return (
    <FormModal
      open={open}
      onClose={close}
      title={t('Change your email')}
      form="change-email"
      submit={t('Send the link')}
      busy={change.isPending}
    >
      <FormStack id="change-email" onSubmit={submit} noValidate>
        <p>{t("We'll email a link to the new address. It works for one hour.")}</p>
        <TextField control={control} name="email" type="email" label={t('New email')} autoComplete="email" required />
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

const SignOutDialog = ({ open, onClose }: DialogProps) => {
  const { t } = useTranslation();
  const signOut = useSignOutOthers();
  const isStaff = useSessionKind() === 'admin';
  const empty = { currentPassword: '' };
  const { control, handleSubmit, setError, reset } = useSchemaForm({ schema: passwordSchema, defaultValues: empty });
  const close = () => {
    reset(empty);
    onClose();
  };
  const submit = handleSubmit((body) =>
    signOut.mutate(body, {
      onSuccess: () => {
        close();
        toast.success(t('All other devices are signed out.'));
      },
      onError: (error) => {
        if (showFieldErrors(error, Object.keys(empty), setError)) return;
        toast.error(errorText(t, error, msg('Something went wrong.')));
      },
    }),
  );
  return (
    <FormModal
      open={open}
      onClose={close}
      title={t('Sign out other devices?')}
      form="sign-out-others"
      submit={t('Sign out other devices')}
      busy={signOut.isPending}
    >
      <FormStack id="sign-out-others" onSubmit={submit} noValidate>
        <p>
          {isStaff
            ? t('You are signed out everywhere, here too, and sign in again with a code of your app.')
            : t('You stay signed in here. Everywhere else you sign in again.')}
        </p>
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

/** The settings of signing in, for every kind of account: the e-mail address and the other devices. */
export const AccountAccess = () => {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<'email' | 'devices'>();
  const close = () => setOpened(undefined);
  return (
    <Box as="section" display="grid" gap="3">
      <h2>{t('Email and devices')}</h2>
      <ListCard>
        <SettingRow label={t('Email')} help={useSession().userInfo?.email ?? ''}>
          <Button onClick={() => setOpened('email')}>{t('Change email')}</Button>
        </SettingRow>
        <SettingRow label={t('Other devices')} help={t('Lost a phone, or used a shared computer?')}>
          <Button onClick={() => setOpened('devices')}>{t('Sign out other devices')}</Button>
        </SettingRow>
      </ListCard>
      <EmailDialog open={opened === 'email'} onClose={close} />
      <SignOutDialog open={opened === 'devices'} onClose={close} />
    </Box>
  );
};
