import { Box } from '@chakra-ui/react';
import { paths } from '@plumbline/shared/options/paths';
import { useMutation } from '@tanstack/react-query';
import { MailWarning } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/call.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { msg } from '../../lib/msg.ts';
import { setMailProblem, useSession } from '../../lib/session/session.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Banner } from '../../ui/text/banner.tsx';
import { toast } from '../../ui/toasts/toast.ts';

const reasonTexts = {
  bounced: msg("Emails to {{email}} come back, so we've stopped sending them."),
  complained: msg("An email to {{email}} was marked as spam, so we've stopped sending them."),
} as const;

/** Tells a user that e-mails to them don't arrive. Shows nothing while they do. */
export const MailProblemBanner = ({ canChange = false }: { canChange?: boolean }) => {
  const { t } = useTranslation();
  const { userInfo } = useSession();
  const again = useMutation({ mutationFn: () => call('POST /api/users/mail/try-again', {}) });
  if (!userInfo?.mailProblem) return null;
  const { email, mailProblem } = userInfo;
  const tryAgain = () =>
    again.mutate(undefined, {
      onSuccess: () => {
        setMailProblem(undefined);
        toast.success(t("We'll email {{email}} again.", { email }));
      },
      onError: (error) => toast.error(errorText(t, error, msg('Something went wrong.'))),
    });
  return (
    <Banner
      tone="warning"
      icon={MailWarning}
      action={
        <Box display="flex" flexWrap="wrap" gap="2">
          {canChange && <ButtonLink to={paths.toolbox.settings.path()}>{t('Change email address')}</ButtonLink>}
          <Button onClick={tryAgain} disabled={again.isPending}>
            {t('Try again')}
          </Button>
        </Box>
      }
    >
      <Box as="span" overflowWrap="anywhere">
        {t(reasonTexts[mailProblem.reason], { email })}
      </Box>
    </Banner>
  );
};
