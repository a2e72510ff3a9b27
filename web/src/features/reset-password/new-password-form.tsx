import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { Button } from '../../components/button.tsx';
import { FormStack } from '../../components/form-stack.ts';
import { NewPasswordFields } from '../../components/new-password-fields.tsx';
import { Notice } from '../../components/notice.tsx';
import { toast } from '../../components/toast.ts';
import { firstError, statusOf } from '../../lib/api/api-error.ts';
import { msg } from '../../lib/msg.ts';
import { emptyPair, passwordPair } from '../../lib/password-pair.ts';
import { showFieldErrors } from '../../lib/show-field-errors.ts';
import { useChoosePassword } from './api/use-choose-password.ts';

const schema = passwordPair();

/** The page of the mailed link [ACC-28]. A link that is over is said above the form, with the way to another. */
export const NewPasswordForm = ({ resetKey, onDone }: { resetKey: string; onDone: () => void }) => {
  const { t } = useTranslation();
  const change = useChoosePassword(resetKey);
  const { control, handleSubmit, setError } = useForm({ resolver: zodResolver(schema), defaultValues: emptyPair });
  const submit = handleSubmit(({ password }) =>
    change.mutate(password, {
      onSuccess: onDone,
      onError: (error) => {
        if (showFieldErrors(error, ['password'], setError) || statusOf(error) === 400) return;
        toast.error(t(firstError(error, msg('Something went wrong.'))));
      },
    }),
  );
  const refused = statusOf(change.error) === 400;
  return (
    <FormStack noValidate onSubmit={submit}>
      {refused && (
        <>
          <Notice tone="danger">{t(firstError(change.error, msg('Something went wrong.')))}</Notice>
          <p>
            <Link to={paths.resetPassword.path()}>{t('Request a new link')}</Link>
          </p>
        </>
      )}
      <NewPasswordFields control={control} label={t('New password')} />
      <Button type="submit" variant="primary" size="lg" wide disabled={change.isPending}>
        {change.isPending ? t('Sending...') : t('Set new password')}
      </Button>
    </FormStack>
  );
};
