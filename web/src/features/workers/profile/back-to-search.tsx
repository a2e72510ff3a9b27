import { paths } from '@plumbline/shared/options/paths';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import type { WorkerView } from './view-rules.ts';

/**
 * 'Back to Search': to the list from which the worker was opened, with its filters, else to its first page [SKW-02].
 */
export const BackToSearch = ({ view }: { view: WorkerView }) => {
  const { t } = useTranslation();
  const { state } = useLocation();
  const list = (view === 'search' ? paths.employees.search : paths.employees.skilledWorkers).path();
  const from: unknown = state?.from;
  const to = typeof from === 'string' && from.split('?')[0] === list ? from : list;
  return <BackLink to={to} label={t('Back to Search')} />;
};
