import { paths } from '@plumbline/shared/options/paths';
import { useMutation } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { statusOf } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/call.ts';
import { ownErrorText } from '../../lib/api/error-text.ts';
import { leavePush } from '../../lib/push/use-push.ts';
import { endSession } from '../../lib/session/session.ts';
import { toast } from '../../ui/toasts/toast.ts';

/** Revokes the token, clears everything stored and goes to sign-in [ACC-32, ACC-33]. */
export const useLogout = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const leave = () => {
    // Flushing lets the guard redirect first. The guard's address has a page to return to, which a deliberate logout
    // has not, so the next line replaces it.
    flushSync(endSession);
    navigate(paths.login.path(), { replace: true });
  };
  return useMutation({
    mutationFn: async () => {
      await leavePush();
      return call('POST /api/auth/revoke-token', {});
    },
    onSuccess: leave,
    onError: (error) => {
      if ([401, 403].includes(statusOf(error))) leave();
      else toast.error(ownErrorText(t, error, "We couldn't revoke your credentials."));
    },
  });
};
