import { Box } from '@chakra-ui/react';
import { paths } from '@plumbline/shared/options/paths';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { AsideText, AuthFrame } from '../../../components/accounts/auth-frame.tsx';
import { ChallengeStatus } from '../../../components/accounts/challenge-status.tsx';
import { expiryNotice } from '../../../lib/session/browser-storage.ts';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { lazyResolver } from '../../../ui/forms/lazy-resolver.ts';
import { FormStack } from '../../../ui/layout/form-stack.ts';
import { Notice } from '../../../ui/text/notice.tsx';
import { threadQuery } from '../thread/thread-query.ts';
import { DemoSignIns } from './demo-sign-ins.tsx';
import { loginFailure } from './login-failure.ts';
import { useLogin } from './use-login.ts';

const resolver = lazyResolver(async () => (await import('./login-schema.ts')).loginSchema);

/** The location state that the confirmation page passes to this page. */
export type LoginState = { confirmed?: boolean } | null;

/** /login [ACC-02, ACC-03, ACC-08]. */
export const LoginPage = () => {
  const { t } = useTranslation();
  const state = useLocation().state as LoginState;
  const [query] = useSearchParams();
  const [expiry] = useState(expiryNotice);
  const signIn = useLogin();
  const form = useForm({ resolver, defaultValues: { email: '', password: '' } });
  const { control, handleSubmit, reset } = form;
  return (
    <AuthFrame
      title={t('Sign In')}
      aside={
        <>
          <AsideText>{t('New here?')}</AsideText>
          <ButtonLink to={paths.signup.path(threadQuery(query))}>{t('Sign Up')}</ButtonLink>
        </>
      }
      note={<DemoSignIns onChoose={({ email, password }) => reset({ email, password })} />}
    >
      <FormStack noValidate onSubmit={handleSubmit((credentials) => signIn.mutate(credentials))}>
        {state?.confirmed && !signIn.error && (
          <Notice tone="success">{t('Your account is confirmed. Please sign in.')}</Notice>
        )}
        {expiry && !state?.confirmed && !signIn.error && (
          <Notice tone="info">
            {expiry === 'with-draft'
              ? t('You were signed out. Sign in and your draft is here.')
              : t('You were signed out. Please sign in again.')}
          </Notice>
        )}
        {signIn.error && <Notice tone="danger">{t(loginFailure(signIn.error))}</Notice>}
        <TextField
          control={control}
          name="email"
          label={t('Email')}
          type="email"
          autoComplete="username"
          spellCheck={false}
        />
        <PasswordField control={control} name="password" label={t('Password')} autoComplete="current-password" />
        <Button type="submit" variant="primary" size="lg" wide disabled={signIn.isPending}>
          {signIn.isPending ? t('Sending...') : t('Sign In')}
        </Button>
        <ChallengeStatus isSlow={signIn.isSlow} />
        <Box asChild display="inline-flex" alignItems="center" justifySelf="start" minHeight="44px" marginTop="-2.5">
          <Link to={paths.resetPassword.path()}>{t('Forgot your password?')}</Link>
        </Box>
      </FormStack>
    </AuthFrame>
  );
};
