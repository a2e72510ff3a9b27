import { paths } from '@plumbline/shared/options/paths';
import { MailCheck } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';
import { msg } from '../../../lib/msg.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { FormDone } from '../../../ui/states/form-done.tsx';

/** Shows after a sign-up: where the set-up link is [ACC-15]. */
export const SignUpDone = ({ email }: { email: string }) => {
  const { t } = useTranslation();
  return (
    <FormDone icon={MailCheck} title={t('Registration successful')}>
      <p>
        <Trans
          i18nKey={msg('Please check your email. We sent a link to <b>{{email}}</b>. Open it to set up your account.')}
          values={{ email }}
          components={{ b: <b /> }}
        />
      </p>
      <p>
        {t(
          'Nothing there after a few minutes? Please look in your spam folder. The link works once and expires in 48 hours.',
        )}
      </p>
      <ButtonLink to={paths.login.path()} marginTop="2">
        {t('Back to login')}
      </ButtonLink>
    </FormDone>
  );
};
