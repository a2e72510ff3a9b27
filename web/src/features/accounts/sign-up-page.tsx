import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../app/paths.ts';
import { AsideText, AuthFrame } from '../../components/auth-frame.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { SignUpDone } from './sign-up-done.tsx';
import { SignUpForm } from './sign-up-form.tsx';

/** /signup [ACC-09]. */
export const SignUpPage = () => {
  const { t } = useTranslation();
  const [sentTo, setSentTo] = useState<string>();
  return (
    <AuthFrame
      room="middle"
      title={t('Sign Up')}
      aside={
        <>
          <AsideText>{t('Have an account?')}</AsideText>
          <ButtonLink to={paths.login.path()}>{t('Sign In')}</ButtonLink>
        </>
      }
    >
      {sentTo === undefined ? <SignUpForm onDone={setSentTo} /> : <SignUpDone email={sentTo} />}
    </AuthFrame>
  );
};
