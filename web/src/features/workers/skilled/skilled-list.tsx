import { Box } from '@chakra-ui/react';
import { paths } from '@plumbline/shared/options/paths';
import { HardHat } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TradeField } from '../../../components/trades/trade-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { useWorkerSearch } from '../api/use-worker-search.ts';
import { OtherListNotice } from '../card/other-list-notice.tsx';
import { WorkerResults } from '../card/worker-results.tsx';
import { bodyOf, fromAddress, isSearchable, toAddress } from '../search/search-form.ts';
import { MoreFilters } from './more-filters.tsx';
import { useSkilledSearch } from './use-skilled-search.ts';

/**
 * The searched trades, and a card for each skilled worker nearby. At first the list searches the trades that the
 * company needs [SKW-10].
 */
export const SkilledList = ({ needed }: { needed: readonly string[] }) => {
  const { t } = useTranslation();
  const { search, show, ownZip } = useSkilledSearch(needed);
  const { form, page } = search;
  const { filters, zip } = bodyOf(search);
  const query = useWorkerSearch(
    { zip, page, filters: { ...filters, skilledWorkers: true } },
    { enabled: isSearchable(form) },
  );
  const { control, subscribe } = useForm({ values: { trades: form.tradeCategories } });
  const showTrades = useEffectEvent((tradeCategories: string[]) =>
    show({ form: { ...form, tradeCategories }, page: 1 }, { replace: true }),
  );
  useEffect(
    () =>
      subscribe({
        name: 'trades',
        formState: { values: true },
        callback: ({ values, type }) => {
          if (type === 'change') showTrades(values.trades);
        },
      }),
    [subscribe],
  );
  const clearMore = () =>
    show(fromAddress(new URLSearchParams(form.tradeCategories.map((trade) => ['trade', trade])), ownZip));
  return (
    <>
      <Card p={{ base: '4', md: '5' }}>
        <TradeField control={control} name="trades" label={t('Trade Categories')} placeholder={t('Any trade')} />
        <MoreFilters form={form} ownZip={ownZip} onClear={clearMore} />
      </Card>
      <Box>
        <WorkerResults
          query={query}
          heading={({ count, miles }) => t('{{count}} skilled workers within {{miles}} miles', { count, miles })}
          pathOf={(id) => paths.employees.skilledWorker.path(id)}
          page={page}
          onPage={(next) => show({ form, page: next })}
          otherList={(count) => (
            <OtherListNotice
              list="general"
              count={count}
              trades={form.tradeCategories}
              to={`${paths.employees.search.path()}?${toAddress({ form, page: 1 })}`}
            />
          )}
          empty={
            <EmptyState
              icon={HardHat}
              title={t('No results. Check back next time!')}
              help={t('No trained workers in these trades near you right now. Try fewer trades.')}
            />
          }
        />
      </Box>
    </>
  );
};
