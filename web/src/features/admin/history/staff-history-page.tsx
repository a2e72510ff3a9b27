import { Box } from '@chakra-ui/react';
import { paths } from '@plumbline/shared/options/paths';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { AuditList } from './audit-list.tsx';
import { HistoryCsv } from './history-csv.tsx';
import { HistoryFiltersForm } from './history-filters.tsx';
import { filterOf, searchIn, toAddress } from './history-search.ts';

/** /admin/history: the staff's actions; a name in it filters the list by that person or subject. */
export const StaffHistoryPage = () => {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const search = searchIn(params);
  const { subject, ...filters } = search;
  const filter = filterOf(search);
  const isNarrowed = Object.keys(filter).length > 0;
  return (
    <>
      <PageHeader
        title={t('Staff history')}
        action={
          <>
            {isNarrowed && <ButtonLink to={paths.admin.history.path()}>{t('Show all')}</ButtonLink>}
            <HistoryCsv filter={filter} />
          </>
        }
      >
        {subject
          ? t('What staff did to one subject. Nobody can change or delete it.')
          : isNarrowed
            ? t('A part of what staff did. Nobody can change or delete it.')
            : t('Every action of the staff. Nobody can change or delete it.')}
      </PageHeader>
      <HistoryFiltersForm filters={filters} onSearch={(next) => setParams(toAddress({ ...next, subject }))} />
      <Box display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        <AuditList filter={filter} empty={isNarrowed ? t('Nothing fits.') : t('Nothing was done yet.')} />
      </Box>
    </>
  );
};
