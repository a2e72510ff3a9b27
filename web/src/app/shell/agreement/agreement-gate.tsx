import { isAgreementDue } from '@plumbline/shared/domain/accounts/terms-agreement';
import { paths } from '@plumbline/shared/options/paths';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../../lib/session/session.ts';

const AgreementDialog = lazy(async () => ({ default: (await import('./agreement-dialog.tsx')).AgreementDialog }));

/** The pages that work without agreeing: there a user downloads their data and deletes the account. */
const openPages: readonly string[] = [paths.toolbox.settings.pattern, paths.admin.account.pattern];

/** Asks a user whose agreement is to earlier terms. */
export const AgreementGate = () => {
  const { userInfo } = useSession();
  const { pathname } = useLocation();
  if (!userInfo || !isAgreementDue(userInfo.agreedTerms) || openPages.includes(pathname)) return null;
  return (
    <Suspense>
      <AgreementDialog />
    </Suspense>
  );
};
