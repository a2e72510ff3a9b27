import { paths } from '@plumbline/shared/options/paths';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AsideText, AuthFrame } from '../../../components/accounts/auth-frame.tsx';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { useReturnTo } from '../use-return-to.ts';
import { SignUpDone } from './sign-up-done.tsx';
import { SignUpForm } from './sign-up-form.tsx';

/** /signup [ACC-09]. */
export const SignUpPage = () => {
  const { t } = useTranslation();
  const redirect = useReturnTo();
  const [sentTo, setSentTo] = useState<string>();
  return (
    <AuthFrame
      room="middle"
      title={t('Sign Up')}
      aside={
        <>
          <AsideText>{t('Have an account?')}</AsideText>
          <ButtonLink to={paths.login.path({ redirect })}>{t('Sign In')}</ButtonLink>
        </>
      }
    >
      {sentTo === undefined ? <SignUpForm onDone={setSentTo} /> : <SignUpDone email={sentTo} />}
    </AuthFrame>
  );
};
