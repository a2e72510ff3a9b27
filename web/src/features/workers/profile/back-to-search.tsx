import { paths } from '@plumbline/shared/options/paths';
import { useTranslation } from 'react-i18next';
import { useListAddress } from '../../../lib/page/list-address.ts';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import type { WorkerView } from './view-rules.ts';

/**
 * 'Back to Search': to the list from which the worker was opened, with its filters, else to its first page [SKW-02].
 */
export const BackToSearch = ({ view }: { view: WorkerView }) => {
  const { t } = useTranslation();
  const list = view === 'search' ? paths.employees.search : paths.employees.skilledWorkers;
  return <BackLink to={useListAddress(list.path())} label={t('Back to Search')} />;
};
