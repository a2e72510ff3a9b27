import { paths } from '@plumbline/shared/options/paths';
import { MailCheck } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';
import { msg } from '../../../lib/msg.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { FormDone } from '../../../ui/states/form-done.tsx';

/** Shows after a sign-up: where the set-up link is [ACC-15]. */
export const SignUpDone = ({ email, job }: { email: string; job: string | undefined }) => {
  const { t } = useTranslation();
  return (
    <FormDone icon={MailCheck} title={t('Registration successful')}>
      <p>
        <Trans
          i18nKey={
            job === undefined
              ? msg('Please check your email. We sent a link to <b>{{email}}</b>. Open it to set up your account.')
              : msg(
                  'Please check your email. We sent a link to <b>{{email}}</b>. Open it to finish applying for {{job}}.',
                )
          }
          values={{ email, job }}
          components={{ b: <b /> }}
        />
      </p>
      <p>{t("Don't see it in a few minutes? Check your spam folder. The link works once and expires in 48 hours.")}</p>
      <ButtonLink to={paths.login.path()} marginTop="2">
        {t('Back to login')}
      </ButtonLink>
    </FormDone>
  );
};
