import { secretText } from '@plumbline/shared/contracts/fields';
import { PASSWORD_REQUIRED } from '@plumbline/shared/domain/profile/password-rules';
import { PASSWORD_MAX_LENGTH } from '@plumbline/shared/options/limits';
import { useTranslation } from 'react-i18next';
import { NewPasswordFields } from '../../../components/accounts/new-password-fields.tsx';
import { errorText } from '../../../lib/api/error-text.ts';
import { emptyPair } from '../../../lib/forms/empty-pair.ts';
import { passwordPair } from '../../../lib/forms/password-pair.ts';
import { showFieldErrors } from '../../../lib/forms/show-field-errors.ts';
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts';
import { msg } from '../../../lib/msg.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { FormStack } from '../../../ui/layout/form-stack.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { useChangePassword } from '../api/use-change-password.ts';

const schema = passwordPair().safeExtend({ currentPassword: secretText(PASSWORD_MAX_LENGTH, PASSWORD_REQUIRED) });
const empty = { currentPassword: '', ...emptyPair };

/** The current password next to the new-password form and its rules [TBX-09]. */
export const ChangePasswordForm = () => {
  const { t } = useTranslation();
  const change = useChangePassword();
  const { control, handleSubmit, setError, reset } = useSchemaForm({ schema, defaultValues: empty });
  const submit = handleSubmit((passwords) =>
    change.mutate(passwords, {
      onSuccess: () => {
        reset(empty);
        toast.success(t('Your password has been changed.'));
      },
      onError: (error) => {
        if (showFieldErrors(error, Object.keys(empty), setError)) return;
        toast.error(errorText(t, error, msg('Something went wrong.')));
      },
    }),
  );
  return (
    <Card pad maxWidth="form">
      <FormStack noValidate onSubmit={submit}>
        <PasswordField
          control={control}
          name="currentPassword"
          label={t('Current password')}
          autoComplete="current-password"
          required
        />
        <NewPasswordFields control={control} label={t('New password')} />
        <Button
          type="submit"
          variant="primary"
          justifySelf={{ base: 'stretch', md: 'end' }}
          disabled={change.isPending}
        >
          {change.isPending ? t('Saving...') : t('Change Password')}
        </Button>
      </FormStack>
    </Card>
  );
};
