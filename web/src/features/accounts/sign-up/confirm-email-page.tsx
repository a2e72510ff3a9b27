import { Box } from '@chakra-ui/react';
import { paths } from '@plumbline/shared/options/paths';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { NewPasswordFields } from '../../../components/accounts/new-password-fields.tsx';
import { codeOf, isLinkRefused } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { ownErrorText } from '../../../lib/api/error-text.ts';
import { emptyPair } from '../../../lib/forms/empty-pair.ts';
import { showFieldErrors } from '../../../lib/forms/show-field-errors.ts';
import { msg } from '../../../lib/msg.ts';
import { useLinkKey } from '../../../lib/session/link-key.ts';
import { endSession, getSession } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { lazyResolver } from '../../../ui/forms/lazy-resolver.ts';
import { FormStack } from '../../../ui/layout/form-stack.ts';
import { Notice } from '../../../ui/text/notice.tsx';
import type { LoginState } from '../sign-in/login-page.tsx';
import { useLogin } from '../sign-in/use-login.ts';
import { ThreadFrame } from '../thread/thread-frame.tsx';
import { threadQuery } from '../thread/thread-query.ts';
import { useThread } from '../thread/use-thread.ts';
import { TermsSentence } from './terms-sentence.tsx';

const resolver = lazyResolver(async () => (await import('./confirm-schema.ts')).confirmSchema);

/** Confirms the account and signs in with the new password. A failed sign-in doesn't undo the confirmation. */
const useConfirmation = (key: string) => {
  const query = threadQuery(useSearchParams()[0]);
  const navigate = useNavigate();
  const { mutateAsync: signIn } = useLogin();
  const askToSignIn = () =>
    navigate(paths.login.path(query), { replace: true, state: { confirmed: true } satisfies LoginState });
  return useMutation({
    mutationFn: (password: string) =>
      call('POST /api/users/confirmEmail', { body: { emailConfirmationKey: key, password } }),
    onSuccess: async ({ email }, password) => {
      // Ends the session of an earlier user, because another user may sign in next.
      if (getSession().userInfo) endSession();
      await signIn({ email, password }).catch(askToSignIn);
    },
  });
};

/** /confirm-email: the set-up link's page, where a password is chosen [ACC-19 to ACC-24]. */
export const ConfirmEmailPage = () => {
  const { t } = useTranslation();
  const key = useLinkKey() ?? '';
  const thread = useThread();
  const [query] = useSearchParams();
  const confirmation = useConfirmation(key);
  const { control, handleSubmit, setError } = useForm({ resolver, defaultValues: emptyPair });
  const submit = handleSubmit(({ password }) =>
    confirmation.mutate(password, { onError: (error) => void showFieldErrors(error, ['password'], setError) }),
  );
  // After any other failure, such as a rejected password, the link still works.
  const isOver = key === '' || isLinkRefused(confirmation.error);
  const failed = isOver || (confirmation.isError && codeOf(confirmation.error) !== 'password_guessable');
  return (
    <ThreadFrame
      thread={thread}
      step={1}
      title={t('Choose a password')}
      intro={t("You'll use it with your email to sign in.")}
    >
      {failed && (
        <Box display="grid" gap="4" mb="4">
          <Notice tone="danger">{ownErrorText(t, confirmation.error, "We couldn't confirm your account.")}</Notice>
          {codeOf(confirmation.error) === 'already_confirmed' ? (
            <p>
              <Link to={paths.login.path(threadQuery(query))}>{t('Sign In')}</Link>
            </p>
          ) : (
            <p>
              {t('The link works once and expires in 48 hours.')}{' '}
              <Link to={paths.signup.path(threadQuery(query))}>{t('Sign up again to get a new one')}</Link>
            </p>
          )}
        </Box>
      )}
      {!isOver && (
        <FormStack noValidate onSubmit={submit}>
          <NewPasswordFields control={control} label={t('Password')} />
          <Button type="submit" variant="primary" size="lg" wide disabled={confirmation.isPending}>
            {confirmation.isPending ? t('Sending...') : thread.job ? t('Continue to your profile') : t('Confirm')}
          </Button>
          <TermsSentence
            text={msg(
              "By confirming you say that you're 18 or older, and agree to the <terms>Terms of Service</terms> and the <privacy>Privacy Policy</privacy> of {{company}}.",
            )}
          />
        </FormStack>
      )}
    </ThreadFrame>
  );
};
