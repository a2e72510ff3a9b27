import { paths } from '@plumbline/shared/options/paths';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { toast } from '../../ui/toasts/toast.ts';

/** A job that is gone or not to be seen: the dashboard shows, and says why [APP-06, SEE-18]. */
export const JobGone = () => {
  const { t } = useTranslation();
  useEffect(() => void toast.error(t("We couldn't find data for this job.")), [t]);
  return <Navigate to={paths.dashboard.path()} replace />;
};
