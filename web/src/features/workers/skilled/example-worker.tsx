import { Box } from '@chakra-ui/react';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { ratingLabel } from '@plumbline/shared/options/background/experience';
import { useTranslation } from 'react-i18next';
import { MatchReason } from '../../../components/job/match-reason.tsx';
import { Card, Rail } from '../../../ui/layout/card.tsx';
import { CheckItem } from '../../../ui/lists/check-item.tsx';
import { MaskedAvatar } from '../../../ui/text/avatar.tsx';
import { useWorkerSearch } from '../api/use-worker-search.ts';
import { bodyOf, isSearchable } from '../search/search-form.ts';
import { useSkilledSearch } from './use-skilled-search.ts';

/** An example: the first worker that the list would show today. Empty when there is none. */
export const ExampleWorker = ({ needed }: { needed: readonly string[] }) => {
  const { t } = useTranslation();
  const { search } = useSkilledSearch(needed);
  const { zip, filters } = bodyOf(search);
  const { data } = useWorkerSearch(
    { zip, filters: { ...filters, skilledWorkers: true } },
    { enabled: isSearchable(search.form), limit: 1 },
  );
  const worker = data?.results[0];
  if (!data || !worker) return null;
  const [trade] = worker.trades;
  const level = trade?.rating === undefined ? undefined : ratingLabel(trade.rating);
  const miles = t('{{count}} miles', { count: Math.round(worker.miles) });
  return (
    <Rail aria-label={t('Example')}>
      <Card pad display="grid" gap="3.5">
        <h2>
          {search.form.tradeCategories.length > 0
            ? t('{{count}} workers match your trades today', { count: data.total })
            : t('{{count}} skilled workers near you today', { count: data.total })}
        </h2>
        <Box display="flex" gap="3" alignItems="center">
          <MaskedAvatar />
          <div>
            <b>{fullName(worker)}</b>
            <Box as="p" color="muted" textStyle="small">
              {placeText(worker)}
            </Box>
          </div>
        </Box>
        {trade && <MatchReason>{[t(trade.category), level && t(level), miles].filter(Boolean).join(', ')}</MatchReason>}
        <Box as="ul" display="grid" gap="2" fontSize="control">
          <CheckItem label={t("Driver's license")} answer={worker.validDriversLicense} />
          <CheckItem label={t('Reliable transportation')} answer={worker.reliableTransportation} />
        </Box>
      </Card>
    </Rail>
  );
};
