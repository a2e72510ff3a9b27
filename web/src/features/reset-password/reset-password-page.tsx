import { paths } from '@plumbline/shared/options/paths';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthFrame } from '../../components/accounts/auth-frame.tsx';
import { useLinkKey } from '../../lib/session/link-key.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { RequestForm } from './request-form.tsx';
import { ResetDone } from './reset-done.tsx';
import { ResetSent } from './reset-sent.tsx';

type State = { step: 'asking' } | { step: 'sent'; email: string } | { step: 'complete' };

/** /reset-password: requests the link. An address with the link's key `k` chooses a new password [ACC-25, ACC-26]. */
export const ResetPasswordPage = () => {
  const { t } = useTranslation();
  const key = useLinkKey();
  const [state, setState] = useState<State>({ step: 'asking' });
  const intro = key
    ? t('Choose a new password. This signs you out on all devices.')
    : t("We'll email you a link to choose a new password.");
  const form = key ? (
    <NewPasswordForm resetKey={key} onDone={() => setState({ step: 'complete' })} />
  ) : (
    <RequestForm onSent={(email) => setState({ step: 'sent', email })} />
  );
  return (
    <AuthFrame
      title={t('Reset your password')}
      intro={intro}
      aside={<ButtonLink to={paths.login.path()}>{t('Sign In')}</ButtonLink>}
    >
      {state.step === 'asking' && form}
      {state.step === 'sent' && <ResetSent email={state.email} />}
      {state.step === 'complete' && <ResetDone />}
    </AuthFrame>
  );
};
