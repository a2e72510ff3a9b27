import { paths } from '@plumbline/shared/options/paths';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { AuthFrame } from '../../../components/accounts/auth-frame.tsx';
import { useReturnTo } from '../use-return-to.ts';
import { readCodeChallenge } from './asked-code.ts';
import { CodeForm } from './code-form.tsx';

/** /login/code: the second step of staff's sign-in. Visitors without the first step are redirected to it. */
export const CodePage = () => {
  const { t } = useTranslation();
  const redirect = useReturnTo();
  const [asked] = useState(readCodeChallenge);
  if (!asked) return <Navigate to={paths.login.path({ redirect })} replace />;
  return (
    <AuthFrame
      title={t('Enter your code')}
      intro={t('Open your authenticator app and enter the code it shows for {{email}}.', { email: asked.email })}
    >
      <CodeForm {...asked} />
    </AuthFrame>
  );
};
