import { t } from 'i18next';
import type { Examples } from '../../../gallery/example.ts';
import { WithState } from '../../../gallery/with-state.tsx';
import { msg } from '../../lib/msg.ts';
import { MatchFilters, WorkerFilters } from './match-filters.tsx';
import { NoMatchFits } from './no-match-fits.tsx';
import type { MatchFilter, WorkerFilter } from './use-match-filter.ts';
import { WhyItFits } from './why-it-fits.tsx';

const Filters = ({ isInCard = false, ...start }: Partial<MatchFilter> & { isInCard?: boolean }) => (
  <WithState<MatchFilter>
    start={{ trade: '', rating: '', license: '', order: 'fit', ...start }}
    draw={(filter, change) => (
      <MatchFilters
        filter={filter}
        trades={['Carpentry', 'Plumbing & Pipefitting']}
        allTrades={msg('All trades you need')}
        isInCard={isInCard}
        onChange={(changes) => change({ ...filter, ...changes })}
      />
    )}
  />
);

export const examples: Examples = {
  MatchFilters: {
    none: () => <Filters />,
    chosen: () => <Filters trade="Plumbing & Pipefitting" rating="2" license="true" order="rating" />,
    'in a card': () => <Filters isInCard />,
  },
  WorkerFilters: {
    'in a card': () => (
      <WithState<WorkerFilter>
        start={{ trade: '', rating: '2', license: '' }}
        draw={(filter, change) => (
          <WorkerFilters
            filter={filter}
            trades={['Carpentry', 'Plumbing & Pipefitting']}
            allTrades={msg('All trades of this job')}
            isInCard
            onChange={(changes) => change({ ...filter, ...changes })}
          />
        )}
      />
    ),
  },
  NoMatchFits: { default: () => <NoMatchFits onClear={() => {}} /> },
  WhyItFits: {
    reason: () => <WhyItFits reason="Carpentry, Master, 4 miles" reasons={[]} />,
    'reason and more': () => (
      <WhyItFits reason="Carpentry, Master, 4 miles" reasons={[t('Full-Time'), t("Valid Driver's License")]} />
    ),
  },
};
