import { Box } from '@chakra-ui/react';
import type { WorkerCard as Worker } from '@plumbline/shared/contracts/search/workers';
import { SEARCH_RADIUS_MILES, WORKER_SEARCH_PAGE_SIZE } from '@plumbline/shared/options/limits';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { searchFailure } from '../../../lib/api/error-text.ts';
import { MileTape } from '../../../ui/drawing/mile-tape.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ListCard } from '../../../ui/lists/list-card.tsx';
import { Pager } from '../../../ui/lists/pager.tsx';
import { ResultsHeading } from '../../../ui/lists/results-heading.tsx';
import { RowsShape } from '../../../ui/lists/rows-shape.tsx';
import { PendingCard } from '../../../ui/states/pending-answer.tsx';
import type { useWorkerSearch } from '../api/use-worker-search.ts';
import { WorkerCard } from './worker-card.tsx';

type WorkerResultsProps = {
  query: ReturnType<typeof useWorkerSearch>;
  /** '{{count}} workers within {{miles}} miles', in the page's words. */
  heading: (values: { count: number; miles: number }) => string;
  pathOf: (id: string) => string;
  /** Counted from 1. */
  page: number;
  onPage: (page: number) => void;
  /** Whether the distances are drawn above the cards. */
  tape?: boolean;
  /** The notice about workers who are only in the other list of workers. */
  otherList: (count: number) => ReactNode;
  /** The page's text for a search without results. */
  empty: ReactNode;
};

const DistanceTape = ({ workers }: { workers: readonly Worker[] }) => {
  const { t } = useTranslation();
  const miles = workers.map((worker) => worker.miles);
  const [from, to] = [Math.min(...miles), Math.max(...miles)].map(Math.round);
  return <MileTape miles={miles} label={t('Workers by distance, from {{from}} to {{to}} miles', { from, to })} />;
};

/** The number of workers, their distances, and a card for each. */
export const WorkerResults = ({ query, heading, pathOf, page, onPage, tape = false, ...parts }: WorkerResultsProps) => {
  const { t } = useTranslation();
  const { data, isPlaceholderData } = query;
  if (!data) {
    return (
      <PendingCard query={query} failure={searchFailure(t, query.error)}>
        <RowsShape picture="avatar" />
      </PendingCard>
    );
  }
  const otherList = data.onlyInOtherList > 0 && parts.otherList(data.onlyInOtherList);
  if (data.total === 0) {
    return (
      <Box role="status" aria-busy={isPlaceholderData} display="grid" gap="4">
        {otherList}
        <Card>{parts.empty}</Card>
      </Box>
    );
  }
  const turn = (next: number) => {
    onPage(next);
    scrollTo({ top: 0 });
  };
  return (
    <Box as="section" aria-labelledby="workers" aria-busy={isPlaceholderData} display="grid" gap="4">
      <Box display="flex" flexWrap="wrap" alignItems="baseline" justifyContent="space-between" columnGap="4">
        <ResultsHeading id="workers" busy={isPlaceholderData}>
          {heading({ count: data.total, miles: SEARCH_RADIUS_MILES })}
        </ResultsHeading>
        <Box as="p" color="muted" textStyle="small">
          {t('Nearest first')}
        </Box>
      </Box>
      {otherList}
      {tape && data.results.length > 0 && <DistanceTape workers={data.results} />}
      <ListCard>
        {data.results.map((worker) => (
          <WorkerCard key={worker.id} worker={worker} to={pathOf(worker.id)} />
        ))}
      </ListCard>
      <Pager page={page} pageCount={Math.ceil(data.total / WORKER_SEARCH_PAGE_SIZE)} onChange={turn} />
    </Box>
  );
};
