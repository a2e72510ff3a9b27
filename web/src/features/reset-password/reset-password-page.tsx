import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { AuthFrame } from '../../components/auth-frame.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { RequestForm } from './request-form.tsx';
import { ResetDone } from './reset-done.tsx';
import { ResetSent } from './reset-sent.tsx';

type State = { step: 'asking' } | { step: 'sent'; email: string } | { step: 'complete' };

/** /reset-password: the link is asked for, or with its key `k` a new password is chosen [ACC-25, ACC-26]. */
export const ResetPasswordPage = () => {
  const { t } = useTranslation();
  const key = useSearchParams()[0].get('k');
  const [state, setState] = useState<State>({ step: 'asking' });
  const intro = key
    ? t('Choose a new password. You are signed out on all devices.')
    : t('We send you a link. You choose a new password with it.');
  const form = key ? (
    <NewPasswordForm resetKey={key} onDone={() => setState({ step: 'complete' })} />
  ) : (
    <RequestForm onSent={(email) => setState({ step: 'sent', email })} />
  );
  return (
    <AuthFrame
      title={t('Reset your password')}
      intro={
        <>
          <p>{intro}</p>
          <p>
            <Link to={paths.login.path()}>{t('Back to login')}</Link>
          </p>
        </>
      }
    >
      {state.step === 'asking' && form}
      {state.step === 'sent' && <ResetSent email={state.email} />}
      {state.step === 'complete' && <ResetDone />}
    </AuthFrame>
  );
};
