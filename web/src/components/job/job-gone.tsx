import { paths } from '@plumbline/shared/options/paths';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { toast } from '../../ui/toasts/toast.ts';

/** Shows for a deleted or hidden job: leads to the dashboard, which says why [APP-06, SEE-18]. */
export const JobGone = () => {
  const { t } = useTranslation();
  useEffect(() => void toast.error(t("We couldn't find data for this job.")), [t]);
  return <Navigate to={paths.dashboard.path()} replace />;
};
