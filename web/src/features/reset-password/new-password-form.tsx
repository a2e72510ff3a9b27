import { paths } from '@plumbline/shared/options/paths';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { NewPasswordFields } from '../../components/accounts/new-password-fields.tsx';
import { isLinkRefused } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { emptyPair } from '../../lib/forms/empty-pair.ts';
import { showFieldErrors } from '../../lib/forms/show-field-errors.ts';
import { msg } from '../../lib/msg.ts';
import { Button } from '../../ui/controls/button.tsx';
import { lazyResolver } from '../../ui/forms/lazy-resolver.ts';
import { FormStack } from '../../ui/layout/form-stack.ts';
import { Notice } from '../../ui/text/notice.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { useChoosePassword } from './api/use-choose-password.ts';

const resolver = lazyResolver(async () => (await import('../../lib/forms/password-pair.ts')).passwordPair());

/**
 * The page of the mailed link. An expired link shows an error with a link to request another, without a form [ACC-28].
 */
export const NewPasswordForm = ({ resetKey, onDone }: { resetKey: string; onDone: () => void }) => {
  const { t } = useTranslation();
  const change = useChoosePassword(resetKey);
  const { control, handleSubmit, setError } = useForm({ resolver, defaultValues: emptyPair });
  const submit = handleSubmit(({ password }) =>
    change.mutate(password, {
      onSuccess: onDone,
      onError: (error) => {
        if (showFieldErrors(error, ['password'], setError) || isLinkRefused(error)) return;
        toast.error(errorText(t, error, msg('Something went wrong.')));
      },
    }),
  );
  if (isLinkRefused(change.error))
    return (
      <>
        <Notice tone="danger">{errorText(t, change.error, msg('Something went wrong.'))}</Notice>
        <p>
          <Link to={paths.resetPassword.path()}>{t('Request a new link')}</Link>
        </p>
      </>
    );
  return (
    <FormStack noValidate onSubmit={submit}>
      <NewPasswordFields control={control} label={t('New password')} />
      <Button type="submit" variant="primary" size="lg" wide disabled={change.isPending}>
        {change.isPending ? t('Sending...') : t('Set new password')}
      </Button>
    </FormStack>
  );
};
