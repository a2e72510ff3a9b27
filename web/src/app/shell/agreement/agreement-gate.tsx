import { isAgreementDue } from '@plumbline/shared/domain/accounts/terms-agreement';
import { paths } from '@plumbline/shared/options/paths';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useReadOnly } from '../../../lib/api/read-only.ts';
import { useOnline } from '../../../lib/offline/online.ts';
import { useSession } from '../../../lib/session/session.ts';

const AgreementDialog = lazy(async () => ({ default: (await import('./agreement-dialog.tsx')).AgreementDialog }));

/** The page that works without agreeing: there a user downloads their data and deletes the account. */
const OPEN_PAGE = paths.toolbox.settings.pattern;

/** Returns whether an agreement can be stored: the app is online, and the product is not read-only. */
const useCanStore = () => {
  const isOnline = useOnline();
  const readOnly = useReadOnly();
  return isOnline && !readOnly;
};

/**
 * Asks a user whose agreement is to earlier terms, when the agreement can be stored. A question that is open when that
 * changes stays, because it shows why the agreement wasn't stored.
 */
export const AgreementGate = () => {
  const { userInfo, isAgreementPutOff } = useSession();
  const { pathname } = useLocation();
  const canStore = useCanStore();
  const [isOpen, setOpen] = useState(false);
  const isDue = userInfo && !isAgreementPutOff && isAgreementDue(userInfo);
  const shouldOpen = Boolean(isDue) && pathname !== OPEN_PAGE && (isOpen || canStore);
  if (isOpen !== shouldOpen) setOpen(shouldOpen);
  if (!shouldOpen) return null;
  return (
    <Suspense>
      <AgreementDialog canStore={canStore} />
    </Suspense>
  );
};
