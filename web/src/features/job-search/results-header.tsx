import { Box, chakra, defineRecipe, NativeSelect } from '@chakra-ui/react';
import type { JobSearch } from '@plumbline/shared/contracts/jobs/search-address';
import type { SearchSort } from '@plumbline/shared/options/search-sorts';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { msg } from '../../lib/msg.ts';
import { useSessionKind } from '../../lib/session/session.ts';

const Header = chakra(
  'div',
  defineRecipe({
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '3',
      marginTop: '2',
      '& .order': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3' },
    },
  }),
);

const labels: Record<SearchSort, string> = {
  nearest: msg('Nearest first'),
  newest: msg('Newest first'),
  'best-match': msg('Best match first'),
};

/** Returns the orders of results. Companies have no trades of their own that a job could match. */
const sortsFor = (isSeeker: boolean): SearchSort[] =>
  isSeeker ? ['nearest', 'newest', 'best-match'] : ['nearest', 'newest'];

type ResultsHeaderProps = { search: JobSearch; total: number; onSort: (sort: SearchSort) => void };

/** The number of jobs and their order. */
export const ResultsHeader = ({ search, total, onSort }: ResultsHeaderProps) => {
  const { t } = useTranslation();
  const sorts = sortsFor(useSessionKind() === 'candidate');
  const shown = sorts.find((sort) => sort === search.sort) ?? 'nearest';
  return (
    <Header>
      <h2 id="job-results" aria-live="polite">
        {t('{{count}} jobs within {{miles}} miles', { count: total, miles: search.form.radius })}
      </h2>
      <div className="order">
        {search.form.payAtLeast && (
          <Box as="p" color="muted" textStyle="small">
            {t('Without jobs that state no pay, or pay for the whole job')}
          </Box>
        )}
        {search.form.paidTrainingFirst && (
          <Box as="p" color="muted" textStyle="small">
            {t('Paid training first')}
          </Box>
        )}
        <NativeSelect.Root variant="plain">
          <NativeSelect.Field
            aria-label={t('Sort')}
            value={shown}
            onChange={({ target }) => onSort(sorts.find((sort) => sort === target.value) ?? 'nearest')}
          >
            {sorts.map((sort) => (
              <option key={sort} value={sort}>
                {t(labels[sort])}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator>
            <ChevronDown size={16} aria-hidden />
          </NativeSelect.Indicator>
        </NativeSelect.Root>
      </div>
    </Header>
  );
};
