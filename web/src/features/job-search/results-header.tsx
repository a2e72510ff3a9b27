import { Box, chakra, defineRecipe, NativeSelect } from '@chakra-ui/react';
import type { JobSearch } from '@plumbline/shared/contracts/jobs/search-address';
import type { SearchSort } from '@plumbline/shared/options/search-sorts';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { msg } from '../../lib/msg.ts';
import { useSessionKind } from '../../lib/session/session.ts';
import { ResultsHeading } from '../../ui/lists/results-heading.tsx';

const Header = chakra(
  'div',
  defineRecipe({
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '3',
      marginTop: { base: '0', md: '2' },
      '& .order': {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: { base: '0', md: '3' },
        width: { base: 'full', md: 'auto' },
      },
    },
  }),
);

export const sortLabels: Record<SearchSort, string> = {
  nearest: msg('Nearest first'),
  newest: msg('Newest first'),
  'best-match': msg('Best match first'),
};

/** Returns the orders of results. Companies have no trades of their own that a job could match. */
const sortsFor = (isSeeker: boolean): SearchSort[] =>
  isSeeker ? ['nearest', 'newest', 'best-match'] : ['nearest', 'newest'];

type ResultsHeaderProps = {
  search: JobSearch;
  total: number;
  busy: boolean;
  save: ReactNode;
  onSort: (sort: SearchSort) => void;
};

/** The number of jobs, their order, and the button that saves the search. */
export const ResultsHeader = ({ search, total, busy, save, onSort }: ResultsHeaderProps) => {
  const { t } = useTranslation();
  const sorts = sortsFor(useSessionKind() === 'candidate');
  const shown = sorts.find((sort) => sort === search.sort) ?? 'nearest';
  return (
    <Header>
      <ResultsHeading id="job-results" busy={busy}>
        {t('{{count}} jobs within {{miles}} miles', { count: total, miles: search.form.radius })}
      </ResultsHeading>
      <div className="order">
        {search.form.payAtLeast && (
          <Box as="p" color="muted" textStyle="small">
            {t('Only jobs that list hourly, daily, weekly or yearly pay')}
          </Box>
        )}
        {search.form.paidTrainingFirst && (
          <Box as="p" color="muted" textStyle="small">
            {t('Paid training first')}
          </Box>
        )}
        <NativeSelect.Root variant="plain" width="auto">
          <NativeSelect.Field
            aria-label={t('Sort')}
            textAlign={{ base: 'left', md: 'right' }}
            value={shown}
            onChange={({ target }) => onSort(sorts.find((sort) => sort === target.value) ?? 'nearest')}
          >
            {sorts.map((sort) => (
              <option key={sort} value={sort}>
                {t(sortLabels[sort])}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator>
            <ChevronDown size={16} aria-hidden />
          </NativeSelect.Indicator>
        </NativeSelect.Root>
        {save}
      </div>
    </Header>
  );
};
