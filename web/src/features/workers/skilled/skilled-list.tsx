import { Box } from '@chakra-ui/react';
import { HardHat } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { allTrades } from '../../../components/profile/trade-options.ts';
import { pageIn } from '../../../lib/page/page-number.ts';
import { paths } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session/session.ts';
import { MultiSelectField } from '../../../ui/fields/multi-select-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { useWorkerSearch } from '../api/use-worker-search.ts';
import { WorkerResults } from '../card/worker-results.tsx';
import { tradesIn } from '../search/search-form.ts';

/** Stands in an address whose trades were all taken away; without it the company's own would come back. */
const ANY = 'any';

const addressOf = (trades: readonly string[], page = 1): URLSearchParams => {
  const params = new URLSearchParams((trades.length > 0 ? trades : [ANY]).map((trade) => ['trade', trade]));
  if (page > 1) params.set('page', String(page));
  return params;
};

/** The trades looked for, at first those the company needs, and a card for each skilled worker near it [SKW-10]. */
export const SkilledList = ({ needed }: { needed: readonly string[] }) => {
  const { t } = useTranslation();
  const zip = useSession().profile?.zip ?? '';
  const [params, setParams] = useSearchParams();
  const address = String(params);
  const trades = useMemo(() => {
    const named = new URLSearchParams(address);
    return named.has('trade') ? tradesIn(named) : needed.slice(0, 20);
  }, [address, needed]);
  const page = pageIn(params);
  const query = useWorkerSearch(
    { zip, page, filters: { tradeCategories: trades, skilledWorkers: true } },
    { enabled: zip !== '' },
  );
  const { control, subscribe } = useForm({ values: { trades } });
  useEffect(
    () =>
      subscribe({
        name: 'trades',
        formState: { values: true },
        callback: ({ values, type }) => {
          if (type === 'change') setParams(addressOf(values.trades), { replace: true });
        },
      }),
    [subscribe, setParams],
  );
  return (
    <>
      <Card p={{ base: '4', md: '5' }}>
        <MultiSelectField
          control={control}
          name="trades"
          label={t('Trade Categories')}
          options={allTrades}
          placeholder={t('Any trade')}
        />
      </Card>
      <Box>
        <WorkerResults
          query={query}
          heading={({ count, miles }) => t('{{count}} skilled workers within {{miles}} miles', { count, miles })}
          pathOf={(id) => paths.employees.skilledWorker.path(id)}
          page={page}
          onPage={(next) => setParams(addressOf(trades, next))}
          empty={
            <EmptyState
              icon={HardHat}
              title={t('No results. Check back next time!')}
              help={t('Nobody trained in these trades is free near you right now. Try fewer trades.')}
            />
          }
        />
      </Box>
    </>
  );
};
