import { Box } from '@chakra-ui/react';
import { type MatchOrder, matchOrders } from '@plumbline/shared/domain/matching/match-orders';
import { experienceRatings } from '@plumbline/shared/options/background/experience';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { msg } from '../../lib/msg.ts';
import { Choice } from '../../ui/fields/choice.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { SearchSummary } from '../../ui/lists/search-summary.tsx';
import type { MatchFilter, WorkerFilter } from './use-match-filter.ts';

export const matchOrderWords: Record<MatchOrder, string> = {
  fit: msg('Best match first'),
  nearest: msg('Nearest first'),
  rating: msg('Highest rating first'),
};
const ID = 'worker-filters';
/** The choices below the label "Driver's license". */
const licenses = { '': msg('Any'), true: msg('Yes') };

const FilterCard = (props: ComponentProps<typeof Card>) => <Card pad {...props} />;

type WorkerFiltersProps = {
  filter: WorkerFilter;
  /** The trades to choose from, and the text for all of them, not yet translated. */
  trades: readonly string[];
  allTrades: string;
  /** Whether the filters are a part of a card with the list. By default they are a card above it. */
  isInCard?: boolean;
  onChange: (changes: Partial<WorkerFilter>) => void;
  /** The chosen order, if the select of orders is among the filters. */
  order?: { text: string; choice: ReactNode };
};

/** Trade, rating and license above a list of workers for a job. */
export const WorkerFilters = (props: WorkerFiltersProps) => {
  const { filter, trades, allTrades, isInCard = false, onChange, order } = props;
  const { t } = useTranslation();
  // A trade of an older address stays chosen, so that the list and its filter agree.
  const chosen = filter.trade && !trades.includes(filter.trade) ? [filter.trade] : [];
  const ratingWords: Record<string, string> = {
    ...Object.fromEntries(
      experienceRatings.map(({ value, label }) => [String(value), t('{{level}} or better', { level: t(label) })]),
    ),
    '': msg('Any rating'),
  };
  const tradeWords = Object.fromEntries([...trades, ...chosen].map((each) => [each, each]));
  const [isUnfolded, setUnfolded] = useState(false);
  const Group = isInCard ? Box : FilterCard;
  return (
    <>
      <SearchSummary
        title={t(tradeWords[filter.trade] ?? allTrades)}
        detail={[ratingWords[filter.rating] ?? '', filter.license && msg("Has a driver's license"), order?.text ?? '']
          .filter(Boolean)
          .map((each) => t(each))
          .join(', ')}
        open={isUnfolded}
        controls={ID}
        onToggle={() => setUnfolded(!isUnfolded)}
      />
      <Group
        id={ID}
        role="group"
        aria-label={t('Filters')}
        display={{ base: isUnfolded ? 'grid' : 'none', md: 'grid' }}
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          md: 'repeat(2, minmax(max-content, 1fr))',
          xl: `repeat(${order ? 4 : 3}, minmax(max-content, 1fr))`,
        }}
        gap="3"
        alignItems="end"
      >
        <Choice
          label={t('Trade')}
          value={filter.trade}
          values={['', ...trades, ...chosen]}
          words={{ ...tradeWords, '': allTrades }}
          onChange={(trade) => onChange({ trade })}
        />
        <Choice
          label={t('Rating')}
          value={filter.rating}
          values={['', ...experienceRatings.map(({ value }) => String(value))]}
          words={ratingWords}
          onChange={(rating) => onChange({ rating })}
        />
        <Choice
          label={t("Driver's license")}
          value={filter.license}
          values={['', 'true']}
          words={licenses}
          onChange={(license) => onChange({ license })}
        />
        {order?.choice}
      </Group>
    </>
  );
};

type MatchFiltersProps = Omit<WorkerFiltersProps, 'filter' | 'onChange' | 'order'> & {
  filter: MatchFilter;
  onChange: (changes: Partial<MatchFilter>) => void;
};

/** Trade, rating, license and order above a list of matches. */
export const MatchFilters = ({ filter, onChange, ...props }: MatchFiltersProps) => {
  const { t } = useTranslation();
  const choice = (
    <Choice
      label={t('Order')}
      value={filter.order}
      values={matchOrders}
      words={matchOrderWords}
      onChange={(order) => onChange({ order })}
    />
  );
  return (
    <WorkerFilters
      {...props}
      filter={filter}
      onChange={onChange}
      order={{ text: matchOrderWords[filter.order], choice }}
    />
  );
};
