import { paths } from '@plumbline/shared/options/paths';
import { MailCheck } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';
import { msg } from '../../lib/msg.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { FormDone } from '../../ui/states/form-done.tsx';

/**
 * Says that the link was sent. Accounts that aren't set up get a set-up link, which lasts longer than a reset link. The
 * page doesn't say how long, so that it doesn't reveal the state of the account; the e-mail does [ACC-26].
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
      <p>{t("Don't see it in a few minutes? Check your spam folder.")}</p>
      <ButtonLink to={paths.login.path()} marginTop="2">
        {t('Back to login')}
      </ButtonLink>
    </FormDone>
  );
};
