import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { AuthFrame } from '../../components/auth-frame.tsx';
import { SignUpDone } from './sign-up-done.tsx';
import { SignUpForm } from './sign-up-form.tsx';

/** /signup [ACC-09]. */
export const SignUpPage = () => {
  const { t } = useTranslation();
  const [sentTo, setSentTo] = useState<string>();
  return (
    <AuthFrame
      title={t('Sign Up')}
      intro={
        <>
          <p>{t('We send you a link. You choose a password with it and fill in your profile.')}</p>
          <p>
            {t('Already have an account?')} <Link to={paths.login.path()}>{t('Sign In')}</Link>
          </p>
        </>
      }
    >
      {sentTo === undefined ? <SignUpForm onDone={setSentTo} /> : <SignUpDone email={sentTo} />}
    </AuthFrame>
  );
};
