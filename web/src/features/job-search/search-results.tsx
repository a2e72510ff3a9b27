import { Box } from '@chakra-ui/react';
import type { JobSearch } from '@plumbline/shared/contracts/jobs/search-address';
import { useTranslation } from 'react-i18next';
import { searchFailure } from '../../lib/api/error-text.ts';
import { useSessionKind } from '../../lib/session/session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ListCard } from '../../ui/lists/list-card.tsx';
import { Pager } from '../../ui/lists/pager.tsx';
import { PendingCard } from '../../ui/states/pending-answer.tsx';
import { EmptyState } from '../../ui/states/states.tsx';
import type { useJobSearch } from './api/search-jobs.ts';
import { JobRow } from './job-row.tsx';
import { JobTape } from './job-tape.tsx';
import { ResultsHeader } from './results-header.tsx';
import { ResultsShape } from './results-shape.tsx';
import { SaveSearch } from './saved/save-search.tsx';

type SearchResultsProps = {
  query: ReturnType<typeof useJobSearch>;
  search: JobSearch;
  onSearch: (search: JobSearch) => void;
  savesOnArrival: boolean;
};

/** The count, the tape with the distances of all jobs, and the jobs [SEE-07]. */
export const SearchResults = ({ query, search, onSearch, savesOnArrival }: SearchResultsProps) => {
  const { t } = useTranslation();
  const isSeeker = useSessionKind() === 'candidate';
  const save = isSeeker && <SaveSearch search={search} opensFirst={savesOnArrival} />;
  const { data, isError, isLoading, isPlaceholderData, fetchStatus } = query;
  if ((isLoading || isError || fetchStatus === 'paused') && !data) {
    return (
      <PendingCard query={query} failure={searchFailure(t, query.error)}>
        <ResultsShape />
      </PendingCard>
    );
  }
  if (!data) return null;
  if (data.military) {
    return (
      <Card role="status">
        <EmptyState
          title={t('Military post has no place on our map.')}
          help={t('Enter the ZIP Code of the town you want to work in to see the jobs around it.')}
        />
      </Card>
    );
  }
  if (data.total === 0) {
    return (
      <Card role="status">
        <EmptyState
          title={t('No results. Check back next time!')}
          help={
            search.form.tradeCategories.length > 0
              ? t('Try all trades, or a bigger town nearby.')
              : t('Try a bigger town nearby.')
          }
          action={
            <>
              {search.form.tradeCategories.length > 0 && (
                <Button onClick={() => onSearch({ ...search, form: { ...search.form, tradeCategories: [] }, page: 0 })}>
                  {t('Search all trades')}
                </Button>
              )}
              {save}
            </>
          }
        />
      </Card>
    );
  }
  const turn = (page: number) => {
    onSearch({ ...search, page: page - 1 });
    scrollTo({ top: 0 });
  };
  return (
    <Box
      as="section"
      aria-labelledby="job-results"
      aria-busy={isPlaceholderData}
      display="grid"
      gap={{ base: '2', md: '4' }}
    >
      <ResultsHeader
        search={search}
        total={data.total}
        busy={isPlaceholderData}
        save={save}
        onSort={(sort) => onSearch({ ...search, sort, page: 0 })}
      />
      <JobTape perMile={data.perMile} />
      <ListCard>
        {data.result.map((job) => (
          <JobRow key={job.id} job={job} canSave={isSeeker} />
        ))}
      </ListCard>
      <Pager page={search.page + 1} pageCount={data.pageCount} onChange={turn} />
    </Box>
  );
};
