import { paths } from '@plumbline/shared/options/paths';
import { MailCheck } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';
import { msg } from '../../lib/msg.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { FormDone } from '../../ui/states/form-done.tsx';

/**
 * The link was sent [ACC-26]. It is a set-up link for an account that isn't set up yet, which lasts longer than a reset
 * link. The page leaves the time to the e-mail, so that it doesn't reveal which kind of account exists.
 */
export const ResetSent = ({ email }: { email: string }) => {
  const { t } = useTranslation();
  return (
    <FormDone icon={MailCheck} title={t('Reset email sent')}>
      <p>
        <Trans
          i18nKey={msg('We sent a link to <b>{{email}}</b>. It works once, and the email says when it expires.')}
          values={{ email }}
          components={{ b: <b /> }}
        />
      </p>
      <p>{t('Nothing there after a few minutes? Please look in your spam folder.')}</p>
      <ButtonLink to={paths.login.path()} marginTop="2">
        {t('Back to login')}
      </ButtonLink>
    </FormDone>
  );
};
