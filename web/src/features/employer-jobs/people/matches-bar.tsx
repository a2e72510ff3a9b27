import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { MatchFilters } from '../../../components/match/match-filters.tsx';
import type { useMatchFilter } from '../../../components/match/use-match-filter.ts';
import { msg } from '../../../lib/msg.ts';

type MatchesBarProps = {
  /** The trades of the job. */
  trades: readonly string[];
  narrowed: ReturnType<typeof useMatchFilter>;
  /** The number of matches that fit the filters. Undefined without a filter, and while they load. */
  fitting: number | undefined;
};

/** The bar above the matches: their filters and order, and how many fit. */
export const MatchesBar = ({ trades, narrowed, fitting }: MatchesBarProps) => {
  const { t } = useTranslation();
  return (
    <Box display="grid" gap="3" p="4" borderBottomWidth="1px" borderColor="border">
      <MatchFilters
        filter={narrowed.filter}
        trades={trades}
        allTrades={msg('All trades of this job')}
        isInCard
        onChange={narrowed.change}
      />
      <Box as="p" role="status" color="muted" textStyle="small" minHeight="1lh">
        {fitting !== undefined && t('{{count}} matches', { count: fitting })}
      </Box>
    </Box>
  );
};
