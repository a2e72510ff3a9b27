import { Box } from '@chakra-ui/react';
import { paths } from '@plumbline/shared/options/paths';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AuthFrame } from '../../../components/accounts/auth-frame.tsx';
import { codeOf } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { msg } from '../../../lib/msg.ts';
import { useLinkKey } from '../../../lib/session/link-key.ts';
import { setEmail } from '../../../lib/session/session.ts';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';

/** /change-email, opened by the link in an e-mail. The button changes the address, because mail scanners open links. */
export const ChangeEmailPage = () => {
  const { t } = useTranslation();
  const key = useLinkKey();
  const change = useMutation({
    mutationFn: (secret: string) => call('POST /api/users/email-change/confirm', { body: { key: secret } }),
    onSuccess: ({ userId, email }) => setEmail(userId, email),
  });
  const signIn = <ButtonLink to={paths.login.path()}>{t('Sign In')}</ButtonLink>;
  if (!key)
    return (
      <AuthFrame title={t('Change your email')} intro={t('Open the link in the email we sent you.')} aside={signIn}>
        {null}
      </AuthFrame>
    );
  const isOver = codeOf(change.error) === 'email_link_expired';
  return (
    <AuthFrame
      title={t('Change your email')}
      intro={t('From then on you sign in with the new address, and our emails go there.')}
      aside={signIn}
    >
      <Box display="grid" gap="4" role="status">
        {change.isSuccess && <p>{t('Done. You sign in with {{email}} now.', { email: change.data.email })}</p>}
        {change.isError && <p>{errorText(t, change.error, msg('Something went wrong.'))}</p>}
      </Box>
      {isOver && (
        <Box>
          <ButtonLink to={paths.toolbox.settings.path()}>{t('Settings')}</ButtonLink>
        </Box>
      )}
      {!change.isSuccess && !isOver && (
        <Button variant="primary" disabled={change.isPending} onClick={() => change.mutate(key)}>
          {t('Use this address')}
        </Button>
      )}
    </AuthFrame>
  );
};
